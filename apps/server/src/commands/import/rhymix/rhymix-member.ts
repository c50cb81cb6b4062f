import type { Row } from "../mysql/old-database.ts";
import { readEscaped, readOldStamp } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldMember } from "../old-site.ts";
import { type Group, readGrants, readGroups } from "./rhymix-grant.ts";
import type { Source } from "./rhymix-source.ts";

/** The groups that are grades here, and first those that some board asks for: a member has one grade. */
async function gradesOf(source: Source): Promise<Group[]> {
  const groups = [...(await readGroups(source)).values()].filter(({ isDefault, isAdmin }) => !isDefault && !isAdmin);
  const asked = new Set([...(await readGrants(source)).values()].flatMap((grants) => [...grants.values()].flat()));
  return [...groups.filter(({ srl }) => asked.has(srl)), ...groups.filter(({ srl }) => !asked.has(srl))];
}

const isSuspended = (row: Row): boolean => {
  const until = readOldStamp(textOf(row, "limit_date"));
  return (
    textOf(row, "denied") === "Y" ||
    ["DENIED", "SUSPENDED"].includes(textOf(row, "status")) ||
    (until !== undefined && until.getTime() > Date.now())
  );
};

export async function* readMembers(source: Source): AsyncGenerator<OldMember> {
  const { database, of } = source;
  const grades = await gradesOf(source);
  const sql = `select m.*, (select group_concat(g.group_srl) from ${of("member_group_member")} g
    where g.member_srl = m.member_srl) as own_groups from ${of("member")} m order by m.member_srl`;
  for await (const row of database.rows(sql)) {
    const own = new Set(textOf(row, "own_groups").split(",").map(Number));
    yield {
      key: String(numberOf(row, "member_srl")),
      username: textOf(row, "user_id"),
      name: readEscaped(textOf(row, "user_name")),
      nickname: readEscaped(textOf(row, "nick_name")),
      email: textOf(row, "email_address"),
      homepage: textOf(row, "homepage"),
      zonecode: "",
      address: "",
      detailAddress: "",
      passwordHash: textOf(row, "password"),
      grade: grades.find(({ srl }) => own.has(srl))?.title,
      joinedAt: readOldStamp(textOf(row, "regdate")),
      isSuspended: isSuspended(row),
      hasLeft: textOf(row, "status") === "DELETED",
      wasAdministrator: textOf(row, "is_admin") === "Y",
    };
  }
}
