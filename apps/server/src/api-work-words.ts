import { workFields, type WorkField, workTexts } from "@bulmo/contracts/work-field";
import type { FieldWords } from "./platform/rest/schema-word.ts";

const perField = (words: (about: string) => FieldWords[string], names: Readonly<Record<string, WorkField>>, of = "") =>
  Object.fromEntries(Object.entries(names).map(([name, { about }]) => [`${of}${name}`, words(about)]));

/** What the fields of works are, of which the contracts say what each is; part of `api-words.ts`. */
export const workFieldWords: FieldWords = {
  ...perField((about) => about, workTexts),
  ...perField((about) => `${about}. 전시에서만 쓰입니다.`, workTexts, "PostWriting."),
  ...perField((about) => `${about}. 전시에서만 쓰이고, 보내지 않으면 그대로입니다.`, workFields, "PostUpdate."),
};
