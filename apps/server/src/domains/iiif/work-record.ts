import { association } from "@bulmo/content/association";
import type { WorkRow } from "./iiif-work.query.ts";

/** A text by its language (BCP 47), as the Presentation API has it. */
export type Label = Readonly<Record<string, readonly string[]>>;

export const inKorean = (text: string): Label => ({ ko: [text] });

type Entry = { label: Label; value: Label };

const entry = (label: Label, text: string): Entry[] => (text === "" ? [] : [{ label, value: inKorean(text) }]);

/** True of works with a licence and without one: the manifest itself names none yet. */
const termsOfUse: Entry = {
  label: { ko: ["저작권"], en: ["Rights"] },
  value: {
    ko: [
      `이용 조건은 작품의 페이지에 적혀 있습니다. 적혀 있지 않으면 모든 권리는 작가와 ${association.name}에 있습니다.`,
    ],
    en: ["The terms of use stand on the work’s page. Where it names none, all rights are reserved."],
  },
};

/** What a work's fields say of it to other museums: the one place that a new field comes into (docs/decisions/058). */
export const recordOf = ({ title, author, caption }: Pick<WorkRow, "title" | "author" | "caption">) => ({
  label: inKorean(title),
  metadata: [
    ...entry({ ko: ["작가"], en: ["Artist"] }, author),
    ...entry({ ko: ["재료와 크기"], en: ["Medium and dimensions"] }, caption),
  ],
  requiredStatement: termsOfUse,
});
