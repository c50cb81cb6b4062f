import { exhibitionNumber } from "@bulmo/contracts/board";
import type { PersonDetail } from "@bulmo/contracts/person-detail";
import { maximumNamedWorks } from "@bulmo/contracts/person-rule";
import type { ArtistRole } from "@bulmo/contracts/work-artist-role";
import type { EntityManager, Tables } from "@bulmo/entities/database";
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
