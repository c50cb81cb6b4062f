import { type WorkField, type WorkTextName, workTexts } from "./work-field.ts";

// The fields of works as tables have them: of a choice what it is called, and beside it what is stored.

const fieldOf = (name: WorkTextName): WorkField => workTexts[name];

export const codeLabel = (label: string): string => `${label}(코드)`;

export const tableHeads = (names: readonly WorkTextName[]): string[] =>
  names.flatMap((name) => {
    const { label, choices } = fieldOf(name);
    return choices ? [label, codeLabel(label)] : [label];
  });

export const tableCells = (
  names: readonly WorkTextName[],
  work: Readonly<Partial<Record<WorkTextName, string>>>,
): string[] =>
  names.flatMap((name) => {
    const { choices } = fieldOf(name);
    const value = work[name] ?? "";
    return choices ? [choices[value] ?? "", value] : [value];
  });
