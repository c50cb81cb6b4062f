// What a date of a work looks like: EDTF (ISO 8601-2), levels 0 and 1. Without zod, and without the library, which
// stays on the server and judges what passes here.

const day = String.raw`-(?:0[1-9]|[12]\d|3[01]|XX)`;
const month = String.raw`-(?:0[1-9]|1[0-2]|2[1-4]|XX)(?:${day})?`;
const year = String.raw`(?:\d\d(?:\d\d|\dX|XX)|XXXX)(?:${month})?`;
const time = String.raw`T\d\d:\d\d:\d\d(?:Z|[+-]\d\d(?::\d\d)?)?`;
const moment = String.raw`(?:-?(?:${year}(?:${time})?|\d\d)|Y-?\d{5,})[?~%]?`;
const end = String.raw`(?:${moment}|\.\.)?`;
const form = new RegExp(`^(?:${moment}|(?!/$|\\.\\./\\.\\.$)${end}/${end})$`, "u");

/** The 29th of February is left to the library, which lets every year have one. */
const noDay = /-(?:02-3[01]|(?:0[469]|11)-31)/u;

/** Empty for none. What the library takes is taken here too; nearly all that it refuses is refused. */
export const isWorkDate = (written: string): boolean => written === "" || (form.test(written) && !noDay.test(written));

export const dateUnfit = "2012, 2012?(추정), 1930~(무렵), 1930/1935(사이), 193X(1930년대)처럼 적어 주세요.";
