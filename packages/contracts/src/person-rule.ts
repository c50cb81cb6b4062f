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
/**
 * Whether somebody is or was of the association: whoever came after the founder, and who holds or held an office. Monks
 * before there was one, and its founder, were no members of it.
 */
export const isMember = ({
  generation,
  offices,
}: {
  generation: number | null;
  offices: readonly unknown[];
}): boolean => (generation ?? 0) > 1 || offices.length > 0;
/** What visitors are told of a person who is not public. */
export const hiddenName = "비공개";
