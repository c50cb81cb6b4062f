import type * as WorkFields from "../src/work-field.ts";

const added: WorkFields.WorkField = {
  label: "새 항목",
  hint: "새로 더한 항목입니다.",
  about: "작품의 새 항목",
  kind: "line",
  longest: 100,
  tooLong: "새 항목은 100자 이하로 입력해 주세요.",
};

/** The list of the fields of works with one more, in the place of `@bulmo/contracts/work-field` (EXH-10). */
export function withAddedField(real: typeof WorkFields) {
  const workTexts = { ...real.workTexts, added };
  const workFields = { ...real.workFields, added };
  const workTextNames = Object.keys(workTexts);
  const workFieldNames = Object.keys(workFields);
  return { ...real, workTexts, workFields, workTextNames, workFieldNames };
}
