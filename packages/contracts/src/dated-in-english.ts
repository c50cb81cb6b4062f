const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

const century = (begins: string) => {
  const number = Number(begins) + 1;
  return `${number}${endings[ordinals.select(number)]} century`;
};

/** A year, decade (193X) or century (19XX), with what is not sure of it; anything else as it stands. */
function oneInEnglish(date: string): string {
  const [, year = "", unsure = "", mark = ""] = /^(\d{2,4})(X{0,2})(?:-(?:\d{2}|XX)){0,2}([?~%]?)$/u.exec(date) ?? [];
  if (year.length + unsure.length !== 4) return date;
  const spoken = { 0: year, 1: `${year}0s`, 2: century(year) }[unsure.length] ?? date;
  const about = mark === "~" || mark === "%" ? `ca. ${spoken}` : spoken;
  return mark === "?" || mark === "%" ? `${about}?` : about;
}

const isOpen = (date: string) => date === "" || date === "..";

/** A date of EDTF (ISO 8601-2) as English bibliographies write it, to the year: 1930~ is ca. 1930, 1930/1935 1930–1935. */
export function datedInEnglish(dated: string): string {
  const [from = "", to] = dated.split("/");
  if (to === undefined) return oneInEnglish(from);
  if (isOpen(from) && isOpen(to)) return dated;
  if (isOpen(to)) return `after ${oneInEnglish(from)}`;
  return isOpen(from) ? `before ${oneInEnglish(to)}` : `${oneInEnglish(from)}–${oneInEnglish(to)}`;
}
