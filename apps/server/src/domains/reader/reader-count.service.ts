import { createHash, createHmac, randomBytes } from "node:crypto";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Actor } from "../../session.ts";
import { isRobot } from "./robot.ts";

/** A reader counts once in 30 minutes (BRD-28). */
const windowMinutes = 30;

export type Reader = { viewer: Actor | null; address: string; agent: string };

const findVisitorKey = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom("setting").select("value").where("key", "=", "visitor-key").executeTakeFirst();

/** The key under which today's visitors are hashed, the same for every process; yesterday's is forgotten. */
async function visitorKey(em: EntityManager): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const kept = await findVisitorKey(em);
  if (kept?.value.startsWith(`${today}:`)) return kept.value;
  const { value } = await em
    .getKysely<Tables>()
    .insertInto("setting")
    .values({
      key: "visitor-key",
      value: `${today}:${randomBytes(32).toString("hex")}`,
      updated_at: new Date(),
    })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((current) => ({
        value: sql<string>`case when setting.value like ${`${today}:%`} then setting.value else ${current.ref("excluded.value")} end`,
      })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Visitors who share an address, as telephones of one carrier do by the thousand, are told apart by their browsers' names,
 * in so many classes: whoever gives themselves new names is as many readers and no more.
 */
const agentClasses = 8;

const classOf = (agent: string): number => (createHash("sha256").update(agent).digest()[0] ?? 0) % agentClasses;

/** A member by id; a visitor by a hash that nobody can turn back, and that means nothing tomorrow. */
async function readerKey(em: EntityManager, { viewer, address, agent }: Reader): Promise<string> {
  if (viewer) return viewer.id;
  return createHmac("sha256", await visitorKey(em))
    .update(`${address}\n${classOf(agent)}`)
    .digest("hex");
}

/** Where it is noted who has opened what lately. */
const notes = {
  post: { table: "post_view", id: "post_id", at: "viewed_at" },
  attachment: { table: "attachment_download", id: "attachment_id", at: "downloaded_at" },
} as const;

type Opened = {
  kind: keyof typeof notes;
  id: number | string;
  /** Whose it is: they are never counted. */ ownerId: string | null;
};

/** True when this reader counts: a person, not its owner, who has not opened it within the window; two tabs at once are one. */
export async function isCounted(em: EntityManager, reader: Reader, { kind, id, ownerId }: Opened): Promise<boolean> {
  if (isRobot(reader.agent) || (reader.viewer !== null && reader.viewer.id === ownerId)) return false;
  const { table, id: of, at } = notes[kind];
  const { rows } = await sql`
    insert into ${sql.table(table)} (${sql.ref(of)}, reader, ${sql.ref(at)})
    values (${id}, ${await readerKey(em, reader)}, now())
    on conflict (${sql.ref(of)}, reader) do update set ${sql.ref(at)} = now()
      where ${sql.ref(`${table}.${at}`)} <= now() - make_interval(mins => ${windowMinutes})
    returning 1`.execute(em.getKysely<Tables>());
  return rows.length > 0;
}

/** Who has opened what is forgotten once it no longer decides whether that counts. */
export async function sweepReaders(em: EntityManager): Promise<void> {
  for (const { table, at } of Object.values(notes))
    await sql`delete from ${sql.table(table)} where ${sql.ref(at)} <= now() - make_interval(mins => ${windowMinutes})`.execute(
      em.getKysely<Tables>(),
    );
}
