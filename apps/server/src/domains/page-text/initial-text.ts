import { buyongsa } from "@bulmo/content/buyongsa";
import { buyongsaInscription } from "@bulmo/content/buyongsa-inscription";
import { foreword } from "@bulmo/content/foreword";
import { greeting } from "@bulmo/content/greeting";
import { magoksa } from "@bulmo/content/magoksa";
import { magoksaInscription } from "@bulmo/content/magoksa-inscription";
import { missionStatement } from "@bulmo/content/mission-statement";
import { steleInscription, steleLead } from "@bulmo/content/monumental-forest";
import { pages } from "@bulmo/content/page";
import type { Writing } from "@bulmo/content/writing";
import type { PageText } from "@bulmo/contracts/page-text";
import type { FixedTextName } from "@bulmo/contracts/page-text-rule";
import { blocksOf } from "./initial-blocks.ts";
import {
  initialAssociation,
  initialBiography,
  initialBusiness,
  initialDirection,
  initialHistory,
  initialHome,
  initialLineage,
  initialLogo,
  initialMembers,
  initialOfficers,
  initialProperty,
  initialTemple,
} from "./initial-shaped-text.ts";

type Rest = Partial<Pick<PageText, "description" | "lead">>;

const textOf = (writing: Writing, { description = "", lead = "" }: Rest): PageText => ({
  title: writing.title,
  titleHanja: writing.titleHanja ?? "",
  lead,
  description,
  isSample: writing.sample,
  blocks: writing.passages.flatMap(blocksOf),
  signature: [...(writing.signature ?? [])],
  fields: {},
  lists: {},
});

/** What the site begins with: what stands until somebody has published something else. */
export const initialTexts: Readonly<Record<FixedTextName, PageText>> = {
  greeting: textOf(greeting, pages.greeting),
  "mission-statement": textOf(missionStatement, pages.missionStatement),
  foreword: textOf(foreword, pages.foreword),
  "monumental-forest": textOf(steleInscription, {
    description: pages.monumentalForest.description,
    lead: steleLead,
  }),
  "magoksa-inscription": textOf(magoksaInscription, {}),
  "buyongsa-inscription": textOf(buyongsaInscription, {}),
  ilsub: initialBiography,
  magoksa: initialTemple(magoksa, pages.magoksa),
  buyongsa: initialTemple(buyongsa, pages.buyongsa),
  business: initialBusiness,
  direction: initialDirection,
  logo: initialLogo,
  association: initialAssociation,
  home: initialHome,
  history: initialHistory,
  "cultural-property": initialProperty,
  "member-genealogy": initialLineage,
  members: initialMembers,
  executives: initialOfficers,
};

/** What the text of a page is that was added, until somebody has published one. */
export const blankText: PageText = textOf({ title: "", sample: false, passages: [] }, {});
