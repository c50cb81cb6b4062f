import { exhibitionNumber } from "@bulmo/contracts/board";
import type { PersonDetail } from "@bulmo/contracts/person-detail";
import { maximumNamedWorks } from "@bulmo/contracts/person-rule";
import type { ArtistRole } from "@bulmo/contracts/work-artist-role";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { ArtistLine } from "@bulmo/entities/removed-person.entity";
import { sql } from "kysely";
import { isReadable } from "../board/board-access.ts";
import { standing } from "../post/post-standing.ts";
import { isWork } from "../work-address/work-address.query.ts";

type Work = PersonDetail["works"][number];

const numberOf = ({ type }: Work) => exhibitionNumber(type) ?? 0;

/** The works that name somebody as an artist, as every visitor sees them: those of the latest exhibition first and each as it hangs there. */
export async function findWorksBy(em: EntityManager, personId: number): Promise<Work[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("work_artist")
    .innerJoin("post", "post.id", "work_artist.post_id")
    .select(["post.id", "post.type", "post.index", "post.title", "post.thumbnail", "work_artist.role"])
    .where("work_artist.person_id", "=", personId)
    .where(isWork)
    .where(isReadable(null))
    .orderBy(standing({ type: "EXHIBITION_1" }), "desc")
    .orderBy("work_artist.position")
    .limit(maximumNamedWorks)
    .execute();
  const works = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { type, index, title, thumbnail } = first;
    return [{ type, index, title, thumbnail, roles: [first, ...others].map(({ role }) => role as ArtistRole) }];
  });
  return works.toSorted((one, other) => numberOf(other) - numberOf(one));
}

/** The lines of works that name somebody by their number. */
export const findBoundLines = (tx: EntityManager, personId: number): Promise<ArtistLine[]> =>
  tx
    .getKysely<Tables>()
    .selectFrom("work_artist")
    .select(["post_id as postId", "name", "role"])
    .where("person_id", "=", personId)
    .orderBy("post_id")
    .orderBy("position")
    .execute();

/** Such lines as name nobody by number any more, and are otherwise what they were, name the person again. */
export const bindArtists = (tx: EntityManager, personId: number, lines: readonly ArtistLine[]) =>
  sql`update work_artist set person_id = ${personId}::int
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line ("postId" int, name text, role text)
    where work_artist.post_id = line."postId" and work_artist.name = line.name and work_artist.role = line.role
      and work_artist.person_id is null`.execute(tx.getKysely<Tables>());
