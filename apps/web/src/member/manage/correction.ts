import { type CorrectionField, correctionFields } from "@bulmo/contracts/member";
import type { User } from "@bulmo/contracts/user";

/** The fields of a member that are corrected, as texts. */
export type CorrectionValues = Record<CorrectionField, string>;

const pick = (read: (field: CorrectionField) => string) =>
  Object.fromEntries(correctionFields.map((field) => [field, read(field)])) as CorrectionValues;

export const correctionOf = (member: User): CorrectionValues => pick((field) => member[field]);

/** What was typed, where it differs from what the form began with; elsewhere what stands there now. */
export const merge = (seen: CorrectionValues, current: CorrectionValues, typed: CorrectionValues): CorrectionValues =>
  pick((field) => (typed[field] === seen[field] ? current[field] : typed[field]));

export const differing = (one: CorrectionValues, other: CorrectionValues): CorrectionField[] =>
  correctionFields.filter((field) => one[field] !== other[field]);
