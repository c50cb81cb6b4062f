import { association } from "@bulmo/content/association";
import type { WorkRow } from "./iiif-work.query.ts";

/** A text by its language (BCP 47), as the Presentation API has it. */
export type Label = Readonly<Record<string, readonly string[]>>;

export const inKorean = (text: string): Label => ({ ko: [text] });

type Entry = { label: Label; value: Label };

const entry = (label: Label, text: string): Entry[] => (text === "" ? [] : [{ label, value: inKorean(text) }]);

/** Of a work whose rights nobody has stated: they are its maker's, and no licence is named. */
const allReserved: Entry = {
  label: { ko: ["저작권"], en: ["Rights"] },
  value: {
    ko: [`모든 권리는 작가와 ${association.name}에 있습니다. 쓰시려면 먼저 문의해 주세요.`],
    en: ["All rights reserved."],
  },
};

/** What a work's fields say of it to other museums: the one place that a new field comes into (docs/decisions/058). */
export const recordOf = ({ title, author, caption }: Pick<WorkRow, "title" | "author" | "caption">) => ({
  label: inKorean(title),
  metadata: [
    ...entry({ ko: ["작가"], en: ["Artist"] }, author),
    ...entry({ ko: ["재료와 크기"], en: ["Medium and dimensions"] }, caption),
  ],
  requiredStatement: allReserved,
});
