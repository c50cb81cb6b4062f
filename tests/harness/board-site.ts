import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { preparedDirectory } from "./prepared-directory.ts";
import { spawnServer } from "./server-process.ts";

type Board = {
  type: string;
  title: string;
  address: string;
  kind?: "TEXT" | "ALBUM" | "ARCHIVE";
  readers?: "EVERYONE" | "MEMBERS" | "ADMINISTRATORS";
  writers?: "MEMBERS" | "ADMINISTRATORS";
  hasComments?: boolean;
  isClosed?: boolean;
  headings?: readonly string[];
  /** What it was called before. */
  formerAddress?: string;
};

const insertBoard = `insert into board (type, kind, title, address, position, readers, writers, has_comments, closed_at, headings)
  values (?, ?, ?, ?, 9, ?, ?, ?, ?, ?)`;

/** A site with the curator and these boards, as though they had been added before it was started. */
export async function openBoardSite(boards: readonly Board[]) {
  const directory = await preparedDirectory("curated");
  const { orm } = await openDatabase({ directory: join(directory.path, "database") });
  for (const { type, title, address, kind = "TEXT", formerAddress, ...board } of boards) {
    const { readers = "EVERYONE", writers = "MEMBERS", hasComments = false, isClosed = false, headings = [] } = board;
    const closedAt = isClosed ? new Date().toISOString() : null;
    const row = [type, kind, title, address, readers, writers, hasComments, closedAt, `{${headings.join(",")}}`];
    await orm.em.fork().execute(insertBoard, row);
    await orm.em.fork().execute("insert into board_counter (type, sub_type) values (?, 0)", [type]);
    if (formerAddress)
      await orm.em.fork().execute("insert into board_address (address, type) values (?, ?)", [formerAddress, type]);
  }
  await orm.close();
  const server = await spawnServer({
    DATA_DIR: directory.path,
    SAMPLE_DATA: "off",
    LOG_LEVEL: "warn",
    RATE_LIMITS: "off",
  });
  await server.ready();
  return {
    origin: server.origin,
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}
