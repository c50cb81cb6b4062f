import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { Board } from "../../domains/board/boards.ts";
import type { OldAccess } from "./old-site.ts";

/** The one board on which a post can be secret by itself. */
export const questionsType = "QNA";

/** Who reads a board: everybody, every member, or the members of these grades; of none, administrators alone. */
export type Readers = "EVERYONE" | "MEMBERS" | ReadonlySet<string>;

/** Who read a board of an old site, whose grades have their names here. */
export function readersOf(access: OldAccess): Readers {
  if (typeof access !== "string") return new Set(access.grades);
  return access === "ADMINISTRATORS" ? new Set() : access;
}

/** Who reads a board of this site. */
export async function readersHere(em: EntityManager, { readers, readerGrades = [] }: Board): Promise<Readers> {
  if (readers === "EVERYONE" || readers === "MEMBERS") return readers;
  if (readers === "ADMINISTRATORS" || readerGrades.length === 0) return new Set();
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("member_grade")
    .select("name")
    .where("id", "in", readerGrades)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Whether all of these are among the others. Two grades are two sets of people, of which neither is the narrower one. */
export function areWithin(some: Readers, others: Readers): boolean {
  if (others === "EVERYONE" || some === others) return true;
  if (typeof some === "string") return false;
  return others === "MEMBERS" || [...some].every((grade) => others.has(grade));
}

/** Whether somebody reads a board here who did not read the old one; false of one that is still to be made after it. */
export const isReadByMore = async (em: EntityManager, here: Board | undefined, before: OldAccess): Promise<boolean> =>
  here !== undefined && !areWithin(await readersHere(em, here), readersOf(before));
