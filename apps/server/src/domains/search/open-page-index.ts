import { pages } from "@bulmo/content/page";
import { sections } from "@bulmo/content/section";
import { type FixedTextName, pageTextNames } from "@bulmo/contracts/page-text-rule";
import { type PageSection, pathOfPage } from "@bulmo/contracts/page-section";
import { type SitePageTextName, textNameOf } from "@bulmo/contracts/site-page-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { createFreshValue } from "../../platform/cache/fresh-value.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import type { Boards } from "../board/boards.ts";
import { titleOf } from "../board/menus.ts";
import type { BoardSource } from "../board/open-boards.ts";
import type { AssociationFacts } from "../page-text/association-facts.ts";
import type { ShownTexts } from "../page-text/open-page-texts.ts";
import { findShownOf } from "../page-text/page-text.query.ts";
import { wordsOfText } from "./page-text-words.ts";

type Sources = {
  fork: () => EntityManager;
  boards: BoardSource;
  pageTexts: { read: () => Promise<ShownTexts> };
  association: { read: () => Promise<AssociationFacts> };
  responseCache: Pick<ResponseCache, "freshness">;
};

/** A page by what it is found by. */
export type IndexedPage = {
  path: string;
  title: string;
  label: string;
  words: string;
  /** Administrators alone see it. */
  isHidden: boolean;
  /** The names of the texts of the association that stand on it. */
  texts: readonly string[];
};

/** The texts that the program's own pages show, by section and address. */
const textsOf: Readonly<Record<string, readonly FixedTextName[]>> = {
  "about/greeting": ["greeting"],
  "about/mission-statement": ["mission-statement"],
  "about/ilsub": ["ilsub"],
  "about/guide": ["logo"],
  "about/history": ["history"],
  "about/direction": ["direction"],
  "about/member-genealogy": ["member-genealogy"],
  "member/executives": ["executives"],
  "member/members": ["members"],
  "news/major-business": ["business"],
  "news/cultural-property": ["cultural-property"],
  "news/magoksa": ["magoksa", "magoksa-inscription"],
  "news/monumental-forest": ["monumental-forest"],
  "news/buyongsa": ["buyongsa", "buyongsa-inscription"],
};

const foreword = { below: "about/member-genealogy", path: "/about/member-genealogy/foreword" };

const legal = [
  { path: "/terms", title: pages.terms.title },
  { path: "/personal-info", title: pages.personalInfo.title },
];

/** The lists that two of the pages show beside their text. */
const chroniclePages = { HISTORY: "about/history", PROPERTY: "news/cultural-property" } as const;

async function findChronicles(em: EntityManager): Promise<Map<string, string>> {
  const { rows } = await sql<{ kind: keyof typeof chroniclePages; words: string }>`
    select kind, string_agg(concat_ws(' ', nullif(year, ''), nullif(date, ''), title), ' · ' order by index) as words
    from chronicle_entry group by kind`.execute(em.getKysely<Tables>());
  return new Map(rows.map(({ kind, words }) => [chroniclePages[kind], words]));
}

const addedNames = ({ pages: all }: Boards): SitePageTextName[] =>
  [...all.values()].flatMap(({ id, isFixed }) => (isFixed ? [] : [textNameOf(id)]));

/** The page of the foreword, which stands below another one. */
const forewordBelow = (above: IndexedPage, words: readonly string[]): IndexedPage => ({
  ...above,
  path: foreword.path,
  title: pages.foreword.title,
  words: words.join(" "),
  texts: ["foreword"],
});

async function findIndexed({ fork, boards, pageTexts, association }: Sources): Promise<IndexedPage[]> {
  const [known, fixed, { references, identity }] = [
    await boards.read(),
    await pageTexts.read(),
    await association.read(),
  ];
  const added = await findShownOf(fork(), addedNames(known));
  const chronicles = await findChronicles(fork());
  const wordsBy = (names: readonly FixedTextName[]) => names.map((name) => wordsOfText(fixed[name].text, references));
  const labelOf = (section: PageSection) => sections[section].title;
  const standing = [...known.pages.values()].map(({ isFixed, isHidden, ...page }): IndexedPage => {
    const key = `${page.section}/${page.address}`;
    const name = textNameOf(page.id);
    const own = added.get(name);
    const words = isFixed
      ? [...wordsBy(textsOf[key] ?? []), chronicles.get(key) ?? ""]
      : own
        ? [wordsOfText(own, references)]
        : [];
    return {
      path: pathOfPage(page),
      title: titleOf(page),
      label: labelOf(page.section),
      words: words.filter(Boolean).join(" "),
      isHidden,
      texts: isFixed ? (textsOf[key] ?? []) : [name],
    };
  });
  const above = standing.find(({ path }) => path === `/${foreword.below}`);
  const below = above ? [forewordBelow(above, wordsBy(["foreword"]))] : [];
  const home: IndexedPage = {
    path: "/",
    title: identity.name,
    label: pages.home.title,
    words: wordsBy(["home"]).join(" "),
    isHidden: false,
    texts: ["home"],
  };
  return [
    home,
    ...standing,
    ...below,
    ...legal.map((page) => ({ ...page, label: identity.name, words: "", isHidden: false, texts: [] })),
  ];
}

export type PageIndexSource = ReturnType<typeof openPageIndex>;

/** All pages by what they are found by, in memory from the first search on, some hundred texts at the most. */
export const openPageIndex = (sources: Sources) =>
  createFreshValue({
    freshness: sources.responseCache.freshness,
    tags: async () => [
      "board",
      "chronicle",
      "officer",
      "person",
      ...[...pageTextNames, ...addedNames(await sources.boards.read())].map((name) => `page-text:${name}`),
    ],
    ask: () => findIndexed(sources),
  });
