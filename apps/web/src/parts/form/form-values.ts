export type FormValues = Record<string, string>;

/** What stands in a form's fields, by their names; files are left out. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}
