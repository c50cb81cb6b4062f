// Without zod: pages that are only read know these too.

export const maximumPersonName = 40;
/** Of Hanja, a name in Latin letters, a dharma name, a year. */
export const maximumPersonFact = 60;
export const maximumPersonNote = 2_000;
/** Twelve times the members of today; a picture of more would be read by nobody. */
export const maximumPeople = 1_000;
/** More than anybody has painted for exhibitions. */
export const maximumNamedWorks = 1_000;
/** No letter but Latin ones, with whatever marks and signs stand between them: what else is said of such a name would be untrue. */
export const isLatin = (value: string) => !/[^\P{L}\p{Script=Latin}\p{Lm}]/u.test(value);
/** What visitors are told of a person who is not public. */
export const hiddenName = "비공개";
