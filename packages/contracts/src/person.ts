import { z } from "zod";
import { absent } from "./absent.ts";
import { exhibitionTypePattern, maximumIndex } from "./board.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { integer } from "./integer.ts";
import {
  isLatin,
  maximumNamedWorks,
  maximumPeople,
  maximumPersonFact,
  maximumPersonName,
  maximumPersonNote,
} from "./person-rule.ts";
import { isBlank, within } from "./text-rule.ts";
import { plainLine, singleLine, text, timestamp } from "./text.ts";

// Somebody of the lineage or of the association: one record, to which officers refer (PAG-04).

/** An address of ours has some 110 characters. */
const longestPortrait = 200;

export const personMessages = {
  nameMissing: "이름을 입력해 주세요.",
  nameTooLong: `이름은 ${maximumPersonName}자 이하로 입력해 주세요.`,
  factTooLong: `한자와 로마자 이름, 법명, 연도는 ${maximumPersonFact}자 이하로 입력해 주세요.`,
  latinUnfit: "로마자 이름은 로마자로 입력해 주세요.",
  noteTooLong: "소개는 2,000자 이하로 입력해 주세요.",
  portraitGone: "사진이 더는 남아 있지 않습니다. 사진을 다시 올려 주세요.",
  teacherUnknown: "그사이 지워진 스승입니다. 새로 불러와 확인해 주세요.",
  teacherRemoved: (name: string) => `먼저 ‘${name}’ 님을 되살려 주세요. 지워진 스승입니다.`,
  teacherInCircle: "자신이나 자신의 제자를 스승으로 삼을 수 없습니다.",
  unknown: "그사이 바뀐 목록입니다. 새로 불러와 확인해 주세요.",
  twice: "같은 사람이 두 번 있습니다.",
  usedByDisciples: (names: readonly string[]) =>
    `제자가 있는 사람은 지울 수 없습니다: ${names.join(", ")}. 제자의 스승을 먼저 바꾸어 주세요.`,
  usedByOffices: (offices: readonly string[]) =>
    `임원으로 적힌 사람은 지울 수 없습니다: ${offices.join(", ")}. 임원 명단을 먼저 고쳐 주세요.`,
} as const;

/** Of whoever or what is added to a list. */
export const additionKey = () =>
  idempotencyKey("추가할 때마다 새로 만든 값. 응답을 받지 못해 같은 값으로 다시 보내도 한 번만 추가됩니다.");

const personId = () => integer(1, maximumIndex);

const name = plainLine(personMessages.nameMissing)
  .refine((value) => !isBlank(value), personMessages.nameMissing)
  .refine(...within(maximumPersonName, personMessages.nameTooLong))
  .meta({ minLength: 1, maxLength: maximumPersonName });

/** Where a work hangs. */
export const hangingWork = z.object({ type: z.string().regex(exhibitionTypePattern), index: integer(1, maximumIndex) });

const fact = () =>
  absent(
    singleLine()
      .refine(...within(maximumPersonFact, personMessages.factTooLong))
      .meta({ maxLength: maximumPersonFact }),
  );
/** What somebody is called besides their name. */
const nameLine = () => plainLine().refine(...within(maximumPersonFact, personMessages.factTooLong));
const otherName = () => absent(nameLine().meta({ maxLength: maximumPersonFact }));

/** What need not be sent: a new person begins without it, of one who is there it stays as it was. */
const facts = {
  hanja: otherName(),
  /** As its bearer writes it; nothing makes one of the Korean name. */
  latin: absent(nameLine().refine(isLatin, personMessages.latinUnfit).meta({ maxLength: maximumPersonFact })),
  dharmaName: otherName(),
  born: fact(),
  died: fact(),
  /** Null for who has no teacher here. */
  teacherId: personId().nullable().optional(),
  /** The generations begin with this one, and no longer with whom they began before. */
  isFounder: absent(z.boolean()),
  portrait: absent(z.string().max(longestPortrait, personMessages.portraitGone)),
  note: absent(
    text()
      .refine(...within(maximumPersonNote, personMessages.noteTooLong))
      .meta({ maxLength: maximumPersonNote }),
  ),
  isLiving: absent(z.boolean()),
  isPublic: absent(z.boolean()),
};

/** Their place among the disciples of one teacher, from 1; the last without it. */
const place = absent(integer(1, maximumPeople));

export const personNamed = z.object({ id: personId() });
export const personCreateInput = z.object({ name, ...facts, place, idempotencyKey: additionKey() });
export type PersonCreate = z.output<typeof personCreateInput>;

/** What is not sent stays; with `revision`, an edit which another overtook is refused. */
export const personUpdateInput = z.object({
  id: personId(),
  revision: absent(integer(1, maximumIndex)),
  name: absent(name),
  ...facts,
  /** Works that name them as their author, and shall by a name that is changed; others keep theirs. */
  works: absent(z.array(hangingWork).max(maximumNamedWorks)),
});
export type PersonUpdate = z.output<typeof personUpdateInput>;

/** Of the disciples of one teacher; who is not named, as one who was added meanwhile, stands behind those who are. */
export const personOrderInput = z.object({
  teacherId: personId().nullable(),
  ids: z
    .array(personId())
    .min(1, personMessages.unknown)
    .max(maximumPeople)
    .refine((ids) => new Set(ids).size === ids.length, personMessages.twice),
});
export type PersonOrder = z.output<typeof personOrderInput>;

export const personRemoveOutput = z.object({ success: z.literal(true) });

/** As everybody is told: of who is not public, the place in the lineage alone. */
export const person = z.object({
  id: z.number().int(),
  teacherId: z.number().int().nullable(),
  /** 1 for the founder, 0 and less for their teachers, null outside of the lineage. */
  generation: z.number().int().nullable(),
  /** The disciple of the founder from whom their line goes on; themselves in the second generation. */
  groupId: z.number().int().nullable(),
  name: z.string(),
  hanja: z.string(),
  latin: z.string(),
  dharmaName: z.string(),
  born: z.string(),
  died: z.string(),
  portrait: z.string(),
  note: z.string(),
  isLiving: z.boolean(),
  isPublic: z.boolean(),
  /** The day, in Korea, since when it is told so, as YYYY-MM-DD. */
  updatedOn: z.string(),
});
export type Person = z.infer<typeof person>;
/** Each after their teacher: the founder's teachers, the founder and all who follow, who stands outside. */
export const people = z.array(person);

/** For administrators: with what is hidden from others, and the works whose author is written as they are called. */
export const personRecord = person.extend({
  isFounder: z.boolean(),
  revision: z.number().int(),
  works: z.array(hangingWork),
});
export const personRecords = z.array(personRecord);
export type PersonRecord = z.infer<typeof personRecord>;

/** Who was removed and can be brought back, for administrators. */
export const removedPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  hanja: z.string(),
  /** The teacher that they had, who may be gone by now; null for who had none. */
  teacherId: z.number().int().nullable(),
  removedAt: timestamp(),
});
/** The last who was removed first. */
export const removedPeople = z.array(removedPerson);
export type RemovedPerson = z.infer<typeof removedPerson>;
