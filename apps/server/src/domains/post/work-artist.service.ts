import { type ArtistWriting, artistMessages, type WorkArtist } from "@bulmo/contracts/work-artist";
import type { ArtistRole } from "@bulmo/contracts/work-artist-role";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { WorkArtist as StoredArtist } from "@bulmo/entities/work-artist.entity";
import { sql } from "kysely";
import { InputError } from "../../errors.ts";

const toldOfArtist = sql`'personId', person.id, 'name', coalesce(person.name, work_artist.name),
  'hanja', coalesce(person.hanja, ''), 'role', work_artist.role`;

/**
 * Who made a work, as everybody is told; null where nobody is named. Whoever has a public record is called by their name
 * of today, in Latin letters too where they have such a name. Of others nothing but the name that was written: who they are
 * is not told by a work either.
 */
export const artistsColumn = sql<WorkArtist[] | null>`(
  select json_agg(case when person.latin <> '' then json_build_object(${toldOfArtist}, 'latin', person.latin)
    else json_build_object(${toldOfArtist}) end order by work_artist.position)
  from work_artist left join person on person.id = work_artist.person_id and person.is_public
  where work_artist.post_id = post.id)`;

/** The same as part of an answer, which tells them only where there are some. */
export const artistsOf = ({ artists }: { artists?: WorkArtist[] | null | undefined }) =>
  artists && artists.length > 0 ? { artists } : {};

const findPublic = async (em: EntityManager, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, { name: string; hanja: string; latin: string }>();
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("person")
    .select(["id", "name", "hanja", "latin"])
    .where("id", "in", [...new Set(ids)])
    .where("is_public", "=", true)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const idsOf = (artists: readonly ArtistWriting[]) => artists.flatMap(({ personId }) => personId ?? []);

/** What is written of planned works, as `artistsColumn` tells it. */
export async function describeArtists(em: EntityManager, artists: readonly ArtistWriting[]): Promise<WorkArtist[]> {
  const known = await findPublic(em, idsOf(artists));
  return artists.map(({ personId, name, role }) => {
    const person = personId === null ? undefined : known.get(personId);
    if (!person) return { personId: null, name, hanja: "", role };
    const { hanja, latin } = person;
    return { personId, name: person.name, hanja, ...(latin && { latin }), role };
  });
}

/** As they are stored, whoever is public or not. */
const findArtists = async (em: EntityManager, postId: number): Promise<ArtistWriting[]> =>
  (
    await em
      .getKysely<Tables>()
      .selectFrom("work_artist")
      .select(["person_id as personId", "name", "role"])
      .where("post_id", "=", postId)
      .orderBy("position")
      .execute()
  ).map(({ role, ...artist }) => ({ ...artist, role: role as ArtistRole }));

/**
 * What is stored of them: people by their names of today. Whoever was bound to a record that is public no more is sent
 * without it by who edits what they were told (`before`), and stays bound. Throws INPUT_INVALID for others who are not
 * public, and for who is gone.
 */
export async function composeArtists(
  em: EntityManager,
  sent: readonly ArtistWriting[],
  before: readonly ArtistWriting[] = [],
): Promise<ArtistWriting[]> {
  const known = await findPublic(em, idsOf([...sent, ...before]));
  const isHidden = ({ personId }: ArtistWriting) => personId !== null && !known.has(personId);
  const hidden = new Map(before.filter(isHidden).map(({ name, personId }) => [name, personId]));
  return sent.map(({ personId, name, role }) => {
    if (personId === null) return { personId: hidden.get(name) ?? null, name, role };
    const person = known.get(personId);
    if (!person) throw InputError.of("artists", artistMessages.personUnknown);
    return { personId, name: person.name, role };
  });
}

/** Those of them who are there, until the transaction ends. */
export async function lockPeopleOf(tx: EntityManager, artists: readonly ArtistWriting[]): Promise<Set<number>> {
  const ids = idsOf(artists);
  if (ids.length === 0) return new Set();
  const rows = await tx
    .getKysely<Tables>()
    .selectFrom("person")
    .select("id")
    .where("id", "in", [...new Set(ids)])
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** In place of those that stand. Who is removed at this moment, or was since a work was planned, stays by their name. */
export async function saveArtists(tx: EntityManager, postId: number, artists: readonly ArtistWriting[]): Promise<void> {
  // Before any line of theirs is touched, as who removes a person does it too: so that neither waits for the other.
  const people = await lockPeopleOf(tx, artists);
  await tx.nativeDelete(StoredArtist, { post: postId });
  const rows = artists.map(({ personId, name, role }, place) => ({
    post_id: postId,
    position: place + 1,
    person_id: personId !== null && people.has(personId) ? personId : null,
    name,
    role,
  }));
  if (rows.length > 0) await tx.getKysely<Tables>().insertInto("work_artist").values(rows).execute();
}

const lineOf = (artists: readonly ArtistWriting[]) =>
  JSON.stringify(artists.map(({ personId, name, role }) => [personId ?? name, role]));

/**
 * What an edit makes of them: as they stand where it does not name any, and nobody where the post is no work. Belongs into
 * the transaction that holds the post. Throws what `composeArtists` throws.
 */
export async function changeArtists(
  tx: EntityManager,
  postId: number,
  { sent, isWork }: { sent: readonly ArtistWriting[] | undefined; isWork: boolean },
) {
  const before = await findArtists(tx, postId);
  const told = sent ? await composeArtists(tx, sent, before) : before;
  const artists = isWork ? told : [];
  return { artists, isOther: lineOf(artists) !== lineOf(before) };
}
