import { buyongsaInscription } from "@bulmo/content/buyongsa-inscription";
import { foreword } from "@bulmo/content/foreword";
import { greeting } from "@bulmo/content/greeting";
import { magoksaInscription } from "@bulmo/content/magoksa-inscription";
import { missionStatement } from "@bulmo/content/mission-statement";
import { steleInscription, steleLead } from "@bulmo/content/monumental-forest";
import { pages } from "@bulmo/content/page";
import type { Passage, Writing } from "@bulmo/content/writing";
import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";

function blocksOf(passage: Passage): PageTextBlock[] {
  const heading: PageTextBlock[] = passage.heading ? [{ type: "HEADING", text: passage.heading }] : [];
  if ("stanzas" in passage)
    return [...heading, ...passage.stanzas.map((lines) => ({ type: "STANZA" as const, lines: [...lines] }))];
  return [...heading, ...passage.paragraphs.map((text) => ({ type: "PARAGRAPH" as const, text }))];
}

type Rest = Partial<Pick<PageText, "description" | "lead">>;

const textOf = (writing: Writing, { description = "", lead = "" }: Rest): PageText => ({
  title: writing.title,
  titleHanja: writing.titleHanja ?? "",
  lead,
  description,
  isSample: writing.sample,
  blocks: writing.passages.flatMap(blocksOf),
  signature: [...(writing.signature ?? [])],
});

/** What the site begins with: what stands until somebody has published something else. */
export const initialTexts: Readonly<Record<PageTextName, PageText>> = {
  greeting: textOf(greeting, pages.greeting),
  "mission-statement": textOf(missionStatement, pages.missionStatement),
  foreword: textOf(foreword, pages.foreword),
  "monumental-forest": textOf(steleInscription, {
    description: pages.monumentalForest.description,
    lead: steleLead,
  }),
  "magoksa-inscription": textOf(magoksaInscription, {}),
  "buyongsa-inscription": textOf(buyongsaInscription, {}),
};
