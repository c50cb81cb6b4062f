import type { PgliteConnection } from "@mikro-orm/pglite";
import { Client } from "pg";
import type { Database, EntityManager } from "./database.ts";

/** Named in the migration that makes the triggers. */
const channel = "bulmo_change";

/** Any number: whoever serves the site shares a lock of this name for as long as it listens. */
const servingLock = 20_261_124;

/** Whether a site serves from this PostgreSQL; none will begin to before the end of this transaction. */
export async function siteIsRunning(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ free: boolean }[]>("select pg_try_advisory_xact_lock(?) as free", [servingLock]);
  return !row?.free;
}

/** Milliseconds between two tries to reach the database again. */
const retryAfter = 500;

/** A connection that answers nothing for so long, in milliseconds, is a dead one that nobody has closed. */
const heartbeat = 5_000;

export type ChangeListener = {
  /** What bears this tag has changed and is committed, by this process or another. */
  onChange: (tag: string) => void;
  /** From here on, changes are told; what happened before is not known. */
  onOpen: () => void;
  /** From here on, changes may go unheard. */
  onLost: () => void;
};

export type ChangeFeed = {
  /** Resolves when all that was committed before the call has been told. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
};

async function listenEmbedded({ orm }: Database, { onChange, onOpen }: ChangeListener): Promise<ChangeFeed> {
  const connection = orm.em.getDriver().getConnection() as unknown as PgliteConnection;
  const client = await connection.getNativeClient();
  const stopListening = await client.listen(channel, onChange);
  onOpen();
  return {
    // The same connection as everybody's: what it has to tell comes along with the answer to the commit.
    catchUp: () => Promise.resolve(),
    async close() {
      if (!client.closed) await stopListening();
    },
  };
}

const connect = (connectionString: string) =>
  new Client({
    connectionString,
    application_name: "bulmo changes",
    connectionTimeoutMillis: heartbeat,
    query_timeout: heartbeat,
    keepAlive: true,
  });

/** A connection of its own, kept open, and opened again when it breaks. */
async function listenToServer(url: string, { onChange, onOpen, onLost }: ChangeListener): Promise<ChangeFeed> {
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lose = (client: Client) => {
    client.end().catch(() => undefined);
    if (current !== client) return;
    current = undefined;
    clearTimeout(timer);
    onLost();
    timer = setTimeout(() => void open(), retryAfter).unref();
  };
  let asked: Promise<unknown> = Promise.resolve();
  let waiting: Promise<unknown> | undefined;
  // One question at a time: whoever comes while one is under way shares the next, which is asked after they came. It
  // is an empty one, at half the price of the shortest statement: what there is to hear comes before any answer.
  const ask = (client: Client) =>
    (waiting ??= asked.then(() => {
      waiting = undefined;
      return (asked = client.query("").catch(() => lose(client)));
    }));
  const beat = (client: Client) => {
    timer = setTimeout(() => void ask(client).then(() => current === client && beat(client)), heartbeat).unref();
  };
  async function open(): Promise<void> {
    const client = connect(url);
    current = client;
    client.once("end", () => lose(client)).on("error", () => lose(client));
    client.on("notification", ({ payload }) => onChange(payload ?? ""));
    try {
      await client.connect();
      await client.query("select pg_advisory_lock_shared($1)", [servingLock]);
      await client.query(`listen ${channel}`);
    } catch {
      lose(client);
      return;
    }
    beat(client);
    onOpen();
  }

  await open();
  return {
    // What was committed before a question is told before its answer.
    catchUp: async () => void (current && (await ask(current))),
    async close() {
      const client = current;
      current = undefined;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Tells what is committed and visitors may see, whichever process commits it. Goes on trying when the database is away. */
export async function listenForChanges(database: Database, listener: ChangeListener): Promise<ChangeFeed> {
  if (database.kind === "pglite") return listenEmbedded(database, listener);
  return listenToServer(database.orm.config.get("clientUrl") ?? "", listener);
}
