/** A day, month, year, decade (193X) or century (19XX), as Koreans write it, as far as it is known (2012-XX-XX is 2012년); a date that says more, as it stands. */
function formatOne(date: string): string {
  const [, year = "", unsure = "", month, day, mark = ""] =
    /^(\d{2,4})(X{0,2})(?:-(?:XX|(\d{2}))(?:-(?:XX|(\d{2})))?)?([?~%]?)$/u.exec(date) ?? [];
  if (year.length + unsure.length !== 4 || (month && Number(month) > 12)) return date;
  // 1900 counts for the twentieth century here, as everybody means it.
  const century = unsure === "XX" && `${Number(year) + 1}세기`;
  const about = century || (unsure ? `${year}0년대` : `${Number(year)}년`);
  const whole = [about, month && `${Number(month)}월`, day && `${Number(day)}일`].filter(Boolean).join(" ");
  return `${whole}${{ "?": "(추정)", "~": "경", "%": "경(추정)" }[mark] ?? ""}`;
}

const open = (date: string) => date === "" || date === "..";

/** A date of EDTF (ISO 8601-2) in Korean: 1930~ is 1930년경, 1930/1935 is 1930년~1935년. */
export function formatDated(dated: string): string {
  const [from = "", to] = dated.split("/");
  if (to === undefined) return formatOne(from);
  if (open(from) && open(to)) return dated;
  if (open(to)) return `${formatOne(from)} 이후`;
  if (open(from)) return `${formatOne(to)} 이전`;
  return `${formatOne(from)}~${formatOne(to)}`;
}
