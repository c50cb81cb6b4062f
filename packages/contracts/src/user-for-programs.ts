import { z } from "zod";
import { cursor, fieldList, since, cursorPage } from "./list.ts";
import { pageOf } from "./page.ts";
import { timestamp } from "./text.ts";
import { userListInput, userRow } from "./user.ts";

// The list of members as an administrator's program reads it. The site's own page asks for less (user.ts).

export const userSorts = ["-createdAt", "createdAt", "name", "-name", "username", "-username"] as const;
export type UserSort = (typeof userSorts)[number];

const member = userRow.extend({ createdAt: timestamp() });

/** What says which member a row is: always told. */
const ofAll = { _id: true, id: true } as const;

/** A row of which `fields` may have left something out. */
export const memberRow = member.partial().required(ofAll);
export type MemberRow = z.infer<typeof memberRow>;

export const userRowsInput = userListInput.extend({
  sort: z
    .enum(userSorts)
    .meta({ description: "차례. -가 붙으면 큰 것부터입니다. 보내지 않으면 늦게 가입한 회원부터(-createdAt)입니다." })
    .optional(),
  createdSince: since("이때부터 가입한 회원만"),
  fields: fieldList(Object.keys(member.shape) as (keyof typeof member.shape)[]),
  cursor: cursor(),
});
export type UserRowsInput = z.output<typeof userRowsInput>;

export const userRowsOutput = pageOf(memberRow).extend(cursorPage);
