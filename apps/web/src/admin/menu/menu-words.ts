import { sections } from "@bulmo/content/section";
import type { SitePage, SitePageUpdate } from "@bulmo/contracts/site-page";
import { type PageSection, pageSections, pathOfPage } from "@bulmo/contracts/page-section";
import type { ComparedField } from "../../parts/form/field-conflict.tsx";

export const sectionChoices = pageSections.map((section) => ({ section, title: sections[section].title }));

export const sectionTitleOf = (section: PageSection): string => sections[section].title;

/** Whether visitors meet it. */
export const stateChoices = [
  { value: "shown", word: "보임", hint: "메뉴에 나오고 누구나 볼 수 있습니다." },
  {
    value: "hidden",
    word: "숨김",
    hint: "메뉴와 사이트맵에서 빠지고, 관리자에게만 열립니다. 다른 글에서 이 페이지로 이어지는 링크는 그대로 남습니다.",
  },
] as const;
export type PageState = "shown" | "hidden";

type Facts = Pick<SitePage, "title" | "section" | "address" | "isHidden">;

const namesOfFacts = ({ title, section, address, isHidden }: Facts) => [
  { name: "이름", value: title },
  { name: "메뉴", value: sectionTitleOf(section) },
  { name: "주소", value: pathOfPage({ section, address }) },
  { name: "상태", value: isHidden ? "숨김" : "보임" },
];

/** What is to be saved, field by field beside what another administrator saved meanwhile. */
export function comparedPage(mine: SitePageUpdate, theirs: SitePage): ComparedField[] {
  const { title = theirs.title, section = theirs.section, address = theirs.address } = mine;
  const own = namesOfFacts({ title, section, address, isHidden: mine.isHidden ?? theirs.isHidden });
  return namesOfFacts(theirs).map(({ name, value }, place) => ({ name, mine: own[place]?.value ?? "", theirs: value }));
}

/** What may have been done to pages. */
const done = {
  added: (title) => `‘${title}’ 페이지를 추가했습니다. 글을 쓰신 뒤에 보이게 해 주세요.`,
  shown: (title) => `‘${title}’ 페이지가 이제 메뉴에 보입니다.`,
  hidden: (title) => `‘${title}’ 페이지를 숨겼습니다.`,
  changed: (title) => `‘${title}’ 페이지를 고쳤습니다.`,
  removed: (title) => `‘${title}’ 페이지를 지웠습니다. 아래 ‘지운 페이지’에서 되살리실 수 있습니다.`,
  restored: (title) => `‘${title}’ 페이지를 되살렸습니다.`,
  ordered: () => "페이지의 차례를 저장했습니다.",
} as const satisfies Record<string, (title: string) => string>;
export type Done = keyof typeof done;

const isDone = (what: string): what is Done => Object.hasOwn(done, what);

/** What was just done, as one would say it; empty for what an address only claims. */
export const sentenceOf = (what: string, title: string): string => (isDone(what) ? done[what](title) : "");
