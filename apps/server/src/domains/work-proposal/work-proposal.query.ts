import type { ProposedName } from "@bulmo/contracts/work-proposal";
import { proposedNames } from "@bulmo/contracts/work-proposal";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { standing } from "../post/post-standing.ts";
import { isNumbered, workColumns } from "../post/work-row.ts";
import { isWork } from "../work-address/work-address.query.ts";
import type { KnownPerson } from "./parse-author.ts";

/** Everybody whom a work may be bound to: who is 비공개 is not looked for by name. */
export const findPeople = (em: EntityManager): Promise<KnownPerson[]> =>
  em
    .getKysely<Tables>()
    .selectFrom("person")
    .select(["id", "name", "hanja", "dharma_name as dharmaName"])
    .where("is_public", "=", true)
    .execute();

export type WorkFacts = Record<ProposedName, string> & {
  id: number;
  type: string;
  caption: string;
  author: string;
  hasArtists: boolean;
};

/** What is parsed of every work that says something in its caption or its author line, as each hangs in its exhibition. */
export async function findFacts(em: EntityManager, type: string | undefined): Promise<WorkFacts[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select([
      "post.id",
      "post.type",
      "post.caption",
      "post.author_name as author",
      sql<boolean>`exists (select from work_artist where work_artist.post_id = post.id)`.as("hasArtists"),
      ...proposedNames.map((name) => `post.${name}` as const),
    ])
    .where(isWork)
    .where((where) => where.or([where("post.caption", "<>", ""), where("post.author_name", "is not", null)]))
    .$if(type !== undefined, (query) => query.where("post.type", "=", type ?? ""))
    .orderBy(standing({ type: "EXHIBITION_1" }), "desc")
    .execute();
  return rows.map(({ author, ...row }) => ({ ...row, author: author ?? "" }));
}

/** Works as administrators see them, drafts' too, by their permanent numbers. */
export const findWorks = (em: EntityManager, numbers: readonly number[]) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("user", "user.id", "post.user_id")
    .select([...workColumns, "post.created_at", "post.revision"])
    .where(isNumbered(numbers))
    .execute();
