import type { Row } from "../mysql/old-database.ts";
import { readUtcDate } from "../mysql/old-text.ts";
import { textOf, numberOf } from "../mysql/row.ts";
import type { OldAccess, OldMember } from "../old-site.ts";
import { optionOf, type Source } from "./kboard-source.ts";

/** What everybody is who signs up. */
const plain = new Set(["subscriber", "customer"]);

const known: Record<string, string> = { editor: "편집자", author: "글쓴이", contributor: "기여자" };

/** The names of roles that plugins have made, by the word that stands for them. */
export type Roles = (role: string) => string;

export async function readRoles(source: Source): Promise<Roles> {
  const written = await optionOf(source, `${source.prefix}user_roles`);
  const names = new Map(
    [...written.matchAll(/s:\d+:"([^"]+)";a:\d+:\{s:4:"name";s:\d+:"([^"]*)"/gu)].map(([, role = "", name = ""]) => [
      role,
      name,
    ]),
  );
  return (role) => known[role] ?? (names.get(role) || role);
}

/** Whom a list of roles lets in. */
export function accessOfRoles(roles: readonly string[], nameOf: Roles): OldAccess {
  if (roles.some((role) => plain.has(role))) return "MEMBERS";
  const grades = roles.filter((role) => role !== "administrator").map(nameOf);
  return grades.length === 0 ? "ADMINISTRATORS" : { grades };
}

const metaNames = ["first_name", "last_name", "zip", "addr1", "addr2"];

function toMember(row: Row, nameOf: Roles): OldMember {
  const roles = [...textOf(row, "capabilities").matchAll(/s:\d+:"([^"]+)";b:1/gu)].map(([, role = ""]) => role);
  const grade = roles.find((role) => !plain.has(role) && role !== "administrator");
  const display = textOf(row, "display_name");
  return {
    key: String(numberOf(row, "ID")),
    username: textOf(row, "user_login"),
    name: `${textOf(row, "last_name")}${textOf(row, "first_name")}`.trim() || display,
    nickname: display,
    email: textOf(row, "user_email"),
    homepage: textOf(row, "user_url"),
    zonecode: textOf(row, "zip"),
    address: textOf(row, "addr1"),
    detailAddress: textOf(row, "addr2"),
    passwordHash: textOf(row, "user_pass"),
    grade: grade === undefined ? undefined : nameOf(grade),
    joinedAt: readUtcDate(row["user_registered"]),
    // Of one site of several that WordPress runs together.
    isSuspended: numberOf(row, "spam") === 1,
    hasLeft: numberOf(row, "deleted") === 1,
    wasAdministrator: roles.includes("administrator"),
  };
}

export async function* readMembers(source: Source): AsyncGenerator<OldMember> {
  const { database, of, prefix } = source;
  const nameOf = await readRoles(source);
  const meta = (name: string, as: string) =>
    `(select m.meta_value from ${of("usermeta")} m where m.user_id = u.ID and m.meta_key = '${name}' limit 1) as ${as}`;
  const columns = [meta(`${prefix}capabilities`, "capabilities"), ...metaNames.map((name) => meta(name, name))];
  const sql = `select u.*, ${columns.join(", ")} from ${of("users")} u order by u.ID`;
  for await (const row of database.rows(sql)) yield toMember(row, nameOf);
}
