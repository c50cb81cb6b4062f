import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldAccess } from "../old-site.ts";
import { type Source, titleOf } from "./rhymix-source.ts";

export type Group = { srl: number; title: string; isDefault: boolean; isAdmin: boolean };

export type Grants = ReadonlyMap<string, readonly number[]>;

export async function readGroups(source: Source): Promise<Map<number, Group>> {
  const rows = await source.database.all(`select * from ${source.of("member_group")} order by list_order, group_srl`);
  const toGroup = (row: Row): Group => ({
    srl: numberOf(row, "group_srl"),
    title: titleOf(source, row, "title"),
    isDefault: textOf(row, "is_default") === "Y",
    isAdmin: textOf(row, "is_admin") === "Y",
  });
  return new Map(rows.map(toGroup).map((group) => [group.srl, group]));
}

/** What each module lets whom do: the numbers of groups, and those below one that stand for more than a group. */
export async function readGrants({ database, of }: Source): Promise<Map<number, Grants>> {
  const rows = await database.all(`select module_srl, name, group_srl from ${of("module_grants")}`);
  const modules = Map.groupBy(rows, (row) => numberOf(row, "module_srl"));
  return new Map(
    [...modules].map(([module, own]) => {
      const names = Map.groupBy(own, (row) => textOf(row, "name"));
      return [
        module,
        new Map([...names].map(([name, granted]) => [name, granted.map((row) => numberOf(row, "group_srl"))])),
      ];
    }),
  );
}

/** What nobody has set is everybody's: so do the lists, texts and forms of its boards begin. */
export function accessOf(granted: readonly number[] | undefined, groups: ReadonlyMap<number, Group>): OldAccess {
  if (granted === undefined || granted.includes(0) || granted.includes(-4)) return "EVERYONE";
  if (granted.includes(-1) || granted.includes(-2)) return "MEMBERS";
  const named = granted.flatMap((srl) => groups.get(srl) ?? []);
  // Whoever signed up was put into that group.
  if (named.some(({ isDefault }) => isDefault)) return "MEMBERS";
  const titles = named.filter(({ isAdmin }) => !isAdmin).map(({ title }) => title);
  return titles.length === 0 ? "ADMINISTRATORS" : { grades: titles };
}

const order = ["EVERYONE", "MEMBERS", "GRADES", "ADMINISTRATORS"];

const rankOf = (access: OldAccess) => order.indexOf(typeof access === "string" ? access : "GRADES");

/** Who may do both. */
export function narrower(one: OldAccess, other: OldAccess): OldAccess {
  if (typeof one === "string" || typeof other === "string") return rankOf(one) >= rankOf(other) ? one : other;
  const grades = one.grades.filter((grade) => other.grades.includes(grade));
  return grades.length === 0 ? "ADMINISTRATORS" : { grades };
}
