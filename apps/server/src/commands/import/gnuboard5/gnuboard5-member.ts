import type { OldMember } from "../old-site.ts";
import { readOldDate } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { Source } from "./gnuboard5-source.ts";

/** What a member of Gnuboard is from the beginning; above it are grades that an association has given. */
const plainLevel = 2;
const administratorLevel = 10;

export const gradeOfLevel = (level: number): string => `등급 ${level}`;

export async function* readMembers({ database, tables }: Source): AsyncGenerator<OldMember> {
  const sql = `select * from ${tables.of("member")} order by mb_no`;
  for await (const row of database.rows(sql)) {
    const level = numberOf(row, "mb_level");
    yield {
      key: textOf(row, "mb_id"),
      username: textOf(row, "mb_id"),
      name: textOf(row, "mb_name"),
      nickname: textOf(row, "mb_nick"),
      email: textOf(row, "mb_email"),
      homepage: textOf(row, "mb_homepage"),
      zonecode: textOf(row, "mb_zip1") + textOf(row, "mb_zip2"),
      address: textOf(row, "mb_addr1"),
      detailAddress: [textOf(row, "mb_addr2"), textOf(row, "mb_addr3")].filter((part) => part !== "").join(" "),
      passwordHash: textOf(row, "mb_password"),
      grade: level > plainLevel && level < administratorLevel ? gradeOfLevel(level) : undefined,
      joinedAt: readOldDate(row["mb_datetime"]),
      isSuspended: textOf(row, "mb_intercept_date").trim() !== "" || level < plainLevel,
      isWaiting: level < plainLevel,
      hasLeft: textOf(row, "mb_leave_date").trim() !== "",
      wasAdministrator: level >= administratorLevel,
    };
  }
}
