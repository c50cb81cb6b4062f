import type * as WorkFields from "../src/work-field.ts";

const technique: WorkFields.WorkField = {
  label: "기법",
  hint: "어떻게 그렸는지 적습니다.",
  about: "작품의 기법",
  kind: "line",
  longest: 100,
  tooLong: "기법은 100자 이하로 입력해 주세요.",
};

/** The list of the fields of works with one more, in the place of `@bulmo/contracts/work-field` (EXH-10). */
export function withAddedField(real: typeof WorkFields) {
  const workTexts = { ...real.workTexts, technique };
  const workFields = { ...real.workFields, technique };
  const workTextNames = Object.keys(workTexts);
  const workFieldNames = Object.keys(workFields);
  return { ...real, workTexts, workFields, workTextNames, workFieldNames };
}
