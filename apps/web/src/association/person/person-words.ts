import { isMember } from "@bulmo/contracts/person-rule";
import type { PersonDetail } from "@bulmo/contracts/person-detail";

/** As one is called in a text: 금용당 일섭. */
export const fullNameOf = ({ dharmaName, name }: Pick<PersonDetail, "dharmaName" | "name">) =>
  dharmaName === "" ? name : `${dharmaName} ${name}`;

/** From when to when somebody lived, as far as it is known; undefined where nothing is. */
export function yearsOf({ born, died }: Pick<PersonDetail, "born" | "died">): string | undefined {
  if (died) return `${born} – ${died}`.trim();
  return born ? `${born} 출생` : undefined;
}

type Described = Pick<
  PersonDetail,
  "name" | "dharmaName" | "hanja" | "born" | "died" | "generation" | "teacher" | "offices" | "works"
>;

/** What search engines say of their page; `association` is the name of who runs the site. */
export function describePerson(person: Described, association: string): string {
  const { hanja, teacher, works } = person;
  const owner = association && isMember(person) ? `${association}의 ` : "";
  const facts = [hanja, yearsOf(person)].filter(Boolean).join(", ");
  const bonds = [
    teacher?.isPublic && `${teacher.name}의 제자입니다.`,
    works.length > 0 && `작품 ${works.length}점이 전시되어 있습니다.`,
  ];
  return [`${owner}${fullNameOf(person)}${facts && ` (${facts})`}.`, ...bonds].filter(Boolean).join(" ");
}
