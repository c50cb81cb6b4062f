import { z } from "zod";
import { integer } from "./integer.ts";
import { maximumImported, maximumTaken } from "./member-import-limit.ts";
import { adminSignUpInput } from "./sign-up.ts";

// Members who come from a spreadsheet, some lines a call (IMP-06).

/** What a column of a spreadsheet may tell of a member. */
export const importedFields = [
  "name",
  "email",
  "username",
  "nickname",
  "zonecode",
  "address",
  "detailAddress",
  "homepage",
  "activity",
  "career",
] as const;
export type ImportedField = (typeof importedFields)[number];

export const importMessages = {
  none: "등록할 회원이 없습니다.",
  tooMany: `한 번에 ${maximumImported}명까지 보낼 수 있습니다.`,
  emailTwice: "같은 이메일이 위에 한 번 더 있습니다.",
} as const;

/** Longest cell that is looked at; the rules of the fields are shorter, and tell what is wrong. */
const longestCell = 6_000;

const cell = () => z.string().max(longestCell).default("");

const importedLine = z.object({
  /** As the spreadsheet counts it, for whoever looks it up there. */
  line: integer(1, 1_000_000),
  name: cell(),
  email: cell(),
  username: cell(),
  nickname: cell(),
  zonecode: cell(),
  address: cell(),
  detailAddress: cell(),
  homepage: cell(),
  activity: cell(),
  career: cell(),
});
export type ImportedLine = z.output<typeof importedLine>;

const takenNames = z.object({ email: cell(), username: cell(), nickname: cell() });
export type TakenNames = z.output<typeof takenNames>;

export const memberImportInput = z.object({
  lines: z.array(importedLine).min(1, importMessages.none).max(maximumImported, importMessages.tooMany),
  /** Looks, and changes nothing. */
  isDryRun: z.boolean().default(true),
  /** What lines above have that earlier calls were sent, of a list that is longer than a call: nobody below has the same. */
  taken: z.array(takenNames).max(maximumTaken).default([]),
});
export type MemberImport = z.output<typeof memberImportInput>;

/** Of a member only what somebody has written down: name and email at least. Where they live they tell the site themselves. */
export const importedMember = adminSignUpInput.omit({ profile: true }).partial().required({ name: true, email: true });

/** NEW: would be registered. ALREADY: is a member of this name and address. UNFIT: `issues` say why. */
export const importOutcomes = ["NEW", "REGISTERED", "ALREADY", "UNFIT"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importedResult = z.object({
  line: z.number().int(),
  outcome: z.enum(importOutcomes),
  /** Under which they sign in, and are called: made where the line has none. Empty for what is unfit. */
  username: z.string(),
  nickname: z.string(),
  issues: z.array(z.object({ field: z.enum(importedFields), message: z.string() })),
});
export type ImportedResult = z.infer<typeof importedResult>;

/** In the order of the lines. */
export const memberImportOutput = z.object({ list: z.array(importedResult) });
