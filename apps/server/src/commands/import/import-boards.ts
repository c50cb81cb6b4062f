import { boardCreateInput, maximumBoardTitle } from "@bulmo/contracts/board-write";
import { longestHeading, maximumHeadings } from "@bulmo/contracts/board-rule";
import { commandLine, record } from "../../domains/audit/audit.service.ts";
import { readBoards } from "../../domains/board/open-boards.ts";
import type { Board } from "../../domains/board/boards.ts";
import { insertBoard } from "../../domains/board-settings/board-write.service.ts";
import { transact } from "../../platform/database/transaction.ts";
import { firstFree } from "./first-free.ts";
import { asLine } from "./fit.ts";
import { findGrade } from "./import-grades.ts";
import type { Importing } from "./importing.ts";
import { type ImportMap, pageBoard, proposeAddress, skipped } from "./import-map.ts";
import type { OldAccess, OldBoard } from "./old-site.ts";
import { addOrigins, findOrigins } from "./origins.ts";
import { isReadByMore, questionsType } from "./readers.ts";

/** A board of the old site, and the one that its posts come to. */
export type BoardPair = {
  old: OldBoard;
  type: string;
  isQuestions: boolean;
  /** Its questions are secret one by one; what else stood there is read by more people here, unless it is secret too. */
  isWidened: boolean;
  /** For those that are secret. */ secretType: () => Promise<string>;
};

type Wished = { address: string; title: string; old?: OldBoard; isClosed?: boolean; isSecret?: boolean };

type Allowed = { readers: string; readerGrades?: number[]; writers: string; writerGrades?: number[] };

async function gradesOf(importing: Importing, access: OldAccess): Promise<number[]> {
  if (typeof access === "string") return [];
  const found: number[] = [];
  for (const name of access.grades) {
    const id = await findGrade(importing, name);
    if (id !== null) found.push(id);
  }
  return found;
}

/** Nobody writes where they may not read, and nobody without an account writes at all. */
async function allowedBy(importing: Importing, { readers, writers, key }: OldBoard): Promise<Allowed> {
  if (writers === "EVERYONE") importing.report.problem("writersNarrowed", key);
  const [readerGrades, writerGrades] = [await gradesOf(importing, readers), await gradesOf(importing, writers)];
  const reads = typeof readers === "string" ? readers : readerGrades.length > 0 ? "GRADES" : "ADMINISTRATORS";
  const asked = typeof writers === "string" ? (writers === "EVERYONE" ? "MEMBERS" : writers) : "GRADES";
  const within = writerGrades.filter((grade) => reads !== "GRADES" || readerGrades.includes(grade));
  const mayAsk =
    asked === "GRADES"
      ? within.length > 0 && reads !== "ADMINISTRATORS"
      : asked === "ADMINISTRATORS" || !(reads === "GRADES" || reads === "ADMINISTRATORS");
  const writes = mayAsk ? asked : "ADMINISTRATORS";
  return {
    readers: reads,
    ...(reads === "GRADES" ? { readerGrades } : {}),
    writers: writes,
    ...(writes === "GRADES" ? { writerGrades: within } : {}),
  };
}

function headingsOf({ report }: Importing, { key, headings }: OldBoard): string[] {
  const fit = [...new Set(headings.map(asLine))]
    .filter((word) => word !== "" && [...word].length <= longestHeading)
    .slice(0, maximumHeadings);
  if (fit.length < headings.length) report.problem("headingsCut", key);
  return fit;
}

async function makeBoard(importing: Importing, { address, title, old, isClosed = false, isSecret = false }: Wished) {
  const allowed: Allowed =
    isSecret || !old
      ? { readers: isSecret ? "ADMINISTRATORS" : "EVERYONE", writers: "ADMINISTRATORS" }
      : await allowedBy(importing, old);
  const input = boardCreateInput.parse({
    address,
    title: [...asLine(title)].slice(0, maximumBoardTitle).join("").trim() || address,
    kind: old && !isSecret ? old.kind : "TEXT",
    hasComments: old?.hasComments ?? false,
    headings: old ? headingsOf(importing, old) : [],
    isClosed,
    ...allowed,
  });
  await transact(importing.fork(), async (tx) => {
    const type = await insertBoard(tx, input);
    await record(tx, commandLine, [{ act: "BOARD_CREATED", board: type }]);
  });
}

const boardsHere = async ({ fork }: Importing): Promise<Board[]> =>
  [...(await readBoards(fork())).byType.values()].filter((board) => !board.exhibition);

const atAddress = (address: string) => (board: Board) =>
  board.address === address || board.formerAddresses.includes(address);

const findBoard = async (importing: Importing, address: string): Promise<Board | undefined> =>
  (await boardsHere(importing)).find(atAddress(address));

/** The board at that address, made where there is none. In a dry run only its type, as it would be. */
async function ensureBoard(importing: Importing, wished: Wished): Promise<{ type: string; isNew: boolean }> {
  const known = await findBoard(importing, wished.address);
  if (known) return { type: known.type, isNew: false };
  const type = wished.address.toUpperCase().replaceAll("-", "_");
  if (!importing.isDryRun) await makeBoard(importing, wished);
  return { type: (await findBoard(importing, wished.address))?.type ?? type, isNew: true };
}

/** Where the secret posts of a board go, by its address. */
export const secretAddress = (address: string): string => `${address.slice(0, 20).replace(/-+$/u, "")}-secret`;

/** The board of administrators that stands beside one; never one that somebody else reads, or will. */
async function ensureSecretBoard(importing: Importing, beside: Wished, named: ReadonlySet<string>): Promise<string> {
  const stem = secretAddress(beside.address);
  const title = `${[...asLine(beside.title)].slice(0, 20).join("")} (비밀글)`;
  const others = (await boardsHere(importing)).filter(({ readers }) => readers !== "ADMINISTRATORS");
  const address = firstFree(stem, (one) => named.has(one) || others.some(atAddress(one)), "-");
  return (await ensureBoard(importing, { ...beside, address, title, isSecret: true })).type;
}

/** Where posts of the old pages come that no page here stands for. */
export const ensurePageBoard = async (importing: Importing): Promise<string> =>
  (await ensureBoard(importing, { ...pageBoard, isClosed: true })).type;

const originsOf = ({ key, aliases = [] }: OldBoard, target: string) => ({
  origins: [{ kind: "board" as const, key, target }],
  aliases: aliases.map((alias) => ({ kind: "board" as const, key: alias, target })),
});

type BoardProblem = "boardSkipped" | "boardGone";

/** A board that does not come, with all that stands there. */
function leaveBoard({ report }: Importing, { key, title, postCount, commentCount }: OldBoard, why: BoardProblem): void {
  report.board({ key, title, postCount, address: null });
  report.count("board", "left");
  report.count("post", "left", postCount);
  report.count("comment", "left", commentCount);
  report.problem(why, `${title} (${key})`);
}

/** The boards that are brought, each with the one that it becomes; those that are not are told. */
export async function importBoards(importing: Importing, map: ImportMap): Promise<BoardPair[]> {
  const { old, report, fork, isDryRun } = importing;
  const pairs: BoardPair[] = [];
  const boards = await old.boards();
  const before = await findOrigins(
    fork(),
    { source: old.source, kind: "board" },
    boards.map(({ key }) => key),
  );
  for (const board of boards) {
    const { key, title, postCount } = board;
    const address = map.boards[key] ?? proposeAddress(board);
    const known = before.get(key);
    const isGone = known !== undefined && !(await readBoards(fork())).byType.has(known);
    if (address === skipped || isGone) {
      leaveBoard(importing, board, address === skipped ? "boardSkipped" : "boardGone");
      continue;
    }
    report.board({ key, title, postCount, address });
    if (board.isNarrowed) report.problem("groupClosed", `${title} (${key})`);
    const { type, isNew } =
      known === undefined ? await ensureBoard(importing, { address, title, old: board }) : { type: known, isNew: true };
    report.count("board", known === undefined ? "moved" : "before");
    if (!isNew && (await hasPosts(importing, type))) report.problem("boardUsed", `${title} → ${address}`);
    if (!isDryRun && known === undefined)
      await transact(fork(), (tx) => addOrigins(tx, old.source, originsOf(board, type)));
    const here = (await readBoards(fork())).byType.get(type);
    if (board.commentCount > 0 && !(here ?? board).hasComments)
      report.problem("commentsHidden", `${title} → ${address} (댓글 ${board.commentCount}개)`);
    pairs.push({
      old: board,
      type,
      isQuestions: type === questionsType,
      isWidened: type === questionsType && board.isPrivate && (await isReadByMore(fork(), here, board.readers)),
      secretType: () =>
        ensureSecretBoard(importing, { address, title, old: board }, new Set(Object.values(map.boards))),
    });
  }
  return pairs;
}

async function hasPosts({ fork }: Importing, type: string): Promise<boolean> {
  const [row] = await fork().execute<{ count: number }[]>(
    "select post_count as count from board_counter where type = ? and sub_type = 0",
    [type],
  );
  return (row?.count ?? 0) > 0;
}
