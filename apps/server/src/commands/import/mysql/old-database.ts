import type { Socket } from "node:net";
import { createConnection, type Connection, type TypeCast } from "mysql2";
import { createTextReader } from "./old-text.ts";

export type Row = Record<string, string | number | null>;

/** As it comes: which encoding a text has is told by the others of its row and table. */
type Bytes = Record<string, string | number | Buffer | null>;

export type OldDatabase = {
  /** Rows one by one, however many there are. */
  rows: (sql: string, values?: readonly (string | number)[]) => AsyncIterable<Row>;
  all: (sql: string, values?: readonly (string | number)[]) => Promise<Row[]>;
  hasTable: (name: string) => Promise<boolean>;
  close: () => Promise<void>;
};

const texts = new Set(["VAR_STRING", "STRING", "BLOB", "TINY_BLOB", "MEDIUM_BLOB", "LONG_BLOB", "VARCHAR"]);
const numbers = new Set(["TINY", "SHORT", "LONG", "INT24", "LONGLONG", "DECIMAL", "NEWDECIMAL", "FLOAT", "DOUBLE"]);

/** What stands in a column as the bytes that the old site wrote; its dates stay texts, as it wrote Korean time. */
const typeCast: TypeCast = (field, next) => {
  const { type } = field;
  if (texts.has(type)) return field.buffer();
  if (numbers.has(type)) {
    const digits = field.string();
    return digits === null ? null : Number(digits);
  }
  if (type === "DATE" || type === "DATETIME" || type === "TIMESTAMP") return field.string();
  return next();
};

/** Rows of one statement, one after another, with their texts read. */
function createRowReader() {
  const readTexts = createTextReader();
  return (row: Bytes): Row => {
    const written = Object.entries(row).filter((entry): entry is [string, Buffer] => Buffer.isBuffer(entry[1]));
    const read = readTexts(written.map(([, bytes]) => bytes));
    return { ...row, ...Object.fromEntries(written.map(([name], place) => [name, read[place] ?? ""])) } as Row;
  };
}

/**
 * The encoding in which the server sends a table's texts: as they lie there, since old sites have written EUC-KR into
 * columns that say latin1. `null` asks for no conversion at all.
 */
const sendAsStored = "set character_set_results = null";

/** Rows are read in pieces of this many, so that what writes them elsewhere may take its time. */
const ahead = 100;

/** A table's or field's name as MariaDB takes it; nothing else of an old site's settings gets into a statement. */
export function quoted(name: string): string {
  if (!/^[\w$]{1,64}$/u.test(name)) throw new Error(`${name} is no name of a table`);
  return `\`${name}\``;
}

const ask = (connection: Connection, sql: string, values: readonly (string | number)[]): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    connection.query({ sql, values: [...values], typeCast }, (error, rows) =>
      // What a setting answers is no list of rows.
      error ? reject(error) : resolve(Array.isArray(rows) ? (rows as Bytes[]).map(createRowReader()) : []),
    );
  });

/**
 * Who writes the rows elsewhere may take an hour over them, while the server waits for us to read on: by itself it would
 * end the connection after a minute.
 */
const waitForUs =
  "set session net_write_timeout = 86400, session net_read_timeout = 86400, session wait_timeout = 86400";

const before = [sendAsStored, waitForUs, "set session transaction read only"];

async function connect(url: string): Promise<Connection> {
  const connection = createConnection({ uri: url, supportBigNumbers: true, dateStrings: true });
  // Told again by whatever is asked next.
  connection.on("error", () => undefined);
  for (const sql of before) await ask(connection, sql, []);
  return connection;
}

/** The rows of one statement, on a connection of its own: while they come nothing else can be asked there. */
async function* readRows(url: string, sql: string, values: readonly (string | number)[]): AsyncGenerator<Row> {
  const connection = await connect(url);
  const stream = connection.query({ sql, values: [...values], typeCast }).stream({ highWaterMark: ahead });
  const read = createRowReader();
  let isWhole = false;
  stream.once("end", () => (isWhole = true));
  // A server that goes away while nobody reads would else leave us waiting for ever.
  socketOf(connection).once("close", () => isWhole || stream.destroy(new Error("the old database has gone away")));
  try {
    for await (const row of stream) yield read(row as Bytes);
  } finally {
    isWhole = true;
    connection.destroy();
  }
}

/** mysql2 has it under a name that its types do not tell. */
const socketOf = (connection: Connection) => (connection as unknown as { stream: Socket }).stream;

/** Reads, and never writes: a dry run costs the old site nothing. Throws what the server says when it cannot be reached. */
export async function openOldDatabase(url: string): Promise<OldDatabase> {
  const connection = await connect(url);
  const all: OldDatabase["all"] = (sql, values = []) => ask(connection, sql, values);
  return {
    all,
    rows: (sql, values = []) => readRows(url, sql, values),
    hasTable: async (name) =>
      (await all("show tables like ?", [name.replaceAll(/[\\_%]/gu, String.raw`\$&`)])).length > 0,
    close: () =>
      new Promise((resolve) => {
        connection.end(() => resolve());
      }),
  };
}
