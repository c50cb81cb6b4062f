import { pageSize } from "./page-size.ts";
import { z } from "zod";
import { absent } from "./absent.ts";
import {
  activity,
  address,
  career,
  detailAddress,
  email,
  homepage,
  name,
  nickname,
  position,
  profile,
  zonecode,
} from "./account-rules.ts";
import { agreementNotice } from "./agreement-version.ts";
import { grade, gradeId } from "./grade.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { text } from "./text.ts";

/** A member as they see themselves; `role` is the position text, not a permission (ADM-06). */
export const user = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  name: z.string(),
  nickname: z.string(),
  email: z.string(),
  homepage: z.string(),
  zonecode: z.string(),
  address: z.string(),
  detailAddress: z.string(),
  profile: z.string(),
  career: z.string(),
  activity: z.string(),
  role: z.string(),
  /** What boards can ask for; null where the member has none (DAY-09). */
  grade: grade.nullable(),
  isActive: z.boolean(),
});
export type User = z.infer<typeof user>;

/** The same with what the site has to tell whoever signs in. */
export const signedInUser = user.extend({ agreementNotices: z.array(agreementNotice) });
export type SignedInUser = z.infer<typeof signedInUser>;

/** A member in the administrators' list (API-18). */
export const userRow = user.omit({ homepage: true, zonecode: true, detailAddress: true });
export type UserRow = z.infer<typeof userRow>;

/** Who is a member, or whose account is put aside because nobody used it for a year (DAY-10). */
export const standing = () => z.enum(["CURRENT", "DORMANT"]).default("CURRENT");

export const userListInput = z.object({
  page: pageNumber(),
  limit: pageLimit(pageSize.admin),
  /** A part of a name, nickname, username or email. */
  search: text().pipe(z.string().max(200, "검색어는 200자 이하로 입력해 주세요.")).default(""),
  /** Those of one grade alone (DAY-09). */
  gradeId: absent(gradeId()),
  standing: standing(),
});
export type UserListInput = z.output<typeof userListInput>;
export const userListOutput = pageOf(userRow).extend({ dormantCount: z.int() });

/** A line of the list that administrators take with them: how members are reached, nothing more. */
export const userEntry = user
  .omit({ _id: true, id: true, profile: true, career: true, activity: true, grade: true })
  .extend({
    /** Empty for a member of none. */
    gradeName: z.string(),
    joinedAt: z.iso.datetime(),
  });
export type UserEntry = z.infer<typeof userEntry>;
/** All of them, or those of one grade. */
export const userEntriesInput = z.object({ gradeId: absent(gradeId()) }).default({});
export type UserEntriesInput = z.output<typeof userEntriesInput>;
export const userEntriesOutput = z.array(userEntry);

/** Any text: whether somebody has this address is told to administrators only (API-19). */
export const userGetInput = z.object({
  email: text()
    .transform((value) => value.toLowerCase())
    .pipe(z.string().max(1_000)),
});

/** What members may change of themselves; a field that may be empty stays as it is where it is not sent. */
export const userUpdateInput = z.object({
  name: name(),
  nickname: nickname(),
  email: email(),
  homepage: absent(homepage()),
  zonecode: zonecode(),
  address: address(),
  detailAddress: detailAddress(),
  profile: absent(profile()),
  career: absent(career()),
  activity: absent(activity()),
});
export type UserUpdate = z.output<typeof userUpdateInput>;

const userId = () => z.guid("회원을 선택해 주세요.");

/** `id` is the member's `_id`. */
export const userIdInput = z.object({ id: userId() });
export const userRoleInput = z.object({ id: userId(), role: position() });
/** Null takes the grade away. */
export const userGradeInput = z.object({ id: userId(), gradeId: gradeId().nullable() });
export const userGradeOutput = z.object({ grade: grade.nullable() });
export const userRoleOutput = z.object({ role: z.string() });
/** With `isActive` a state is set instead of toggled, so that of two who suspend at once neither undoes the other's act. */
export const userActiveInput = userIdInput.extend({ isActive: absent(z.literal([true, false])) });
export const userActiveOutput = z.object({ isActive: z.boolean() });
export const userRemoveOutput = z.object({ success: z.literal(true) });
