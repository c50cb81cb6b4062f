import { longestPin, mostPins, pinDayUnfit } from "@bulmo/contracts/pin";
import type { PostPin } from "@bulmo/contracts/post-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { lockBoards } from "./board-counter.ts";
import { isPinned, koreanToday } from "./post-pin.ts";

/** Throws INPUT_INVALID for a day that is past, or too far away. */
async function assertDay(em: EntityManager, until: string): Promise<void> {
  const { rows } = await sql<{ ahead: number }>`select ${until}::date - ${koreanToday} as ahead`.execute(
    em.getKysely<Tables>(),
  );
  const ahead = rows[0]?.ahead ?? -1;
  if (ahead < 0 || ahead > longestPin) throw InputError.of("until", pinDayUnfit);
}

/** Throws PINS_TOO_MANY where others take all the room above the list. */
async function assertRoom(tx: EntityManager, { type, index }: PostPin): Promise<void> {
  const { count } = await tx
    .getKysely<Tables>()
    .selectFrom("post")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("type", "=", type)
    .where("index", "<>", index)
    .where(isPinned)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPins) throw new DomainError("PINS_TOO_MANY");
}

/**
 * Pins a notice above its list until a day has passed, or unpins it. It is no edit: what is being written of it meanwhile
 * is not overtaken. Throws POST_NOT_FOUND, PINS_TOO_MANY, INPUT_INVALID.
 */
export async function pinPost(em: EntityManager, actor: Actor, pin: PostPin): Promise<{ pinnedUntil: string | null }> {
  const { type, index, until } = pin;
  if (until !== null) await assertDay(em, until);
  const act = until === null ? "POST_UNPINNED" : "POST_PINNED";
  await transactAs(
    em,
    actor,
    (id: number) => [{ act, post: { id, type, index } }],
    async (tx) => {
      // Two who pin at once would each find room for theirs.
      await lockBoards(tx, [type]);
      if (until !== null) await assertRoom(tx, pin);
      const post = await tx
        .getKysely<Tables>()
        .updateTable("post")
        .set({ pinned_until: until })
        .where("type", "=", type)
        .where("index", "=", index)
        .returning("id")
        .executeTakeFirst();
      if (!post) throw new DomainError("POST_NOT_FOUND");
      return post.id;
    },
  );
  return { pinnedUntil: until };
}
