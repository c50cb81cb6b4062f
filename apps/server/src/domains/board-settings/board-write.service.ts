import { boardTypeOf } from "@bulmo/contracts/board-rule";
import { firstBoards } from "@bulmo/contracts/board";
import type { Board as BoardAnswer } from "@bulmo/contracts/board-list";
import { type BoardCreate, boardMessages, type BoardUpdate, maximumBoards } from "@bulmo/contracts/board-write";
import { plannedThere } from "@bulmo/contracts/plan-rule";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import { Board, BoardAddress } from "@bulmo/entities/board.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { LockMode } from "@mikro-orm/core";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { noteBoardRestriction } from "../upload/picture-access.ts";
import { unknownBoard } from "../board/board-access.ts";
import { storedGrant } from "../board/board-grant.ts";
import { lockGrades } from "../grade/grade-lock.ts";
import { allowedAfter } from "./board-allowed.ts";
import {
  findStoredBoard,
  findOnlyPlanned,
  freePagePath,
  hasAddress,
  hasPosts,
  lockBoardTable,
  positionAt,
  replaceAddress,
  writeOrder,
} from "./board-write.query.ts";

type WriteContext = Pick<Context, "em">;

const asEntry = (act: "BOARD_CREATED" | "BOARD_UPDATED" | "BOARD_REMOVED") => (type: string) => [{ act, board: type }];

/** Those that the specification has: pages and programs know their addresses, and who may do what there. */
const isFixed = (type: string) => firstBoards.some((one) => one === type);

/** Takes the address, which led to a page maybe. Throws INPUT_INVALID for one that another board has or had, or a page. */
async function takeAddress(tx: EntityManager, type: string, address: string): Promise<void> {
  if (await hasAddress(tx, { address, type })) throw InputError.of("address", boardMessages.addressTaken);
  await freePagePath(tx, address);
}

/** The board as it stands; nobody else changes it until the transaction ends. Throws INPUT_INVALID without one. */
async function lockBoard(tx: EntityManager, type: string): Promise<Board> {
  await lockBoardTable(tx);
  const board = await tx.findOne(Board, { type }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!board) throw unknownBoard("type");
  return board;
}

/** What was just written, as it stands from now on. Throws INPUT_INVALID where it is gone again. */
async function answer({ em }: WriteContext, type: string): Promise<BoardAnswer> {
  const board = await findStoredBoard(em.fork(), type);
  if (!board) throw unknownBoard("type");
  return board;
}

/** Adds a board, and answers its type. Throws INPUT_INVALID for an address that is taken, and BOARDS_TOO_MANY. */
export async function insertBoard(
  tx: EntityManager,
  { address, type: wanted, formerAddresses, place, isClosed, ...input }: BoardCreate,
): Promise<string> {
  const type = wanted ?? boardTypeOf(address);
  await lockBoardTable(tx);
  for (const one of [address, ...formerAddresses]) await takeAddress(tx, type, one);
  // Of one that was removed the type is free again.
  if (await tx.findOne(Board, { type })) throw InputError.of("address", boardMessages.addressTaken);
  const others = await tx.find(Board, { kind: { $ne: "EXHIBITION" } }, { fields: ["position"] });
  if (others.length >= maximumBoards) throw new DomainError("BOARDS_TOO_MANY");
  const position = Math.max(0, ...others.map((other) => other.position)) + 1;
  await lockGrades(tx, input);
  const closedAt = isClosed ? new Date() : null;
  await tx.insert(Board, { type, address, position, closedAt, ...input, ...storedGrant(input) });
  for (const former of formerAddresses) await tx.insert(BoardAddress, { address: former, type });
  if (place !== undefined) await positionAt(tx, type, place);
  // What stood there before it was removed keeps its numbers.
  await tx.upsert(BoardCounter, { type, subType: 0 }, { onConflictAction: "ignore" });
  return type;
}

/**
 * At the end of the menu, or at a place in it: who brings back what was removed names its type, its former addresses and its
 * place too. Throws what `insertBoard` throws.
 */
export async function createBoard(context: WriteContext, actor: Actor, input: BoardCreate): Promise<BoardAnswer> {
  const type = await transactAs(context.em, actor, asEntry("BOARD_CREATED"), (tx) => insertBoard(tx, input));
  return answer(context, type);
}

type Changes = Omit<BoardUpdate, "type" | "revision">;

/** Throws INPUT_INVALID, naming the first field that the specification's boards keep. */
function assertKept(board: Board, changes: Changes): void {
  if (!isFixed(board.type)) return;
  const changed = (["address", "kind", "readers", "writers"] as const).find(
    (field) => changes[field] !== undefined && changes[field] !== board[field],
  );
  if (changed) throw InputError.of(changed, boardMessages.fixed);
}

/** Texts have no pictures to make an album of, and the other way round. Throws INPUT_INVALID where posts are of the old kind. */
async function assertKindFree(tx: EntityManager, board: Board, { kind }: Changes): Promise<void> {
  if (kind === undefined || kind === board.kind) return;
  if (await hasPosts(tx, board.type)) throw InputError.of("kind", boardMessages.kindUsed);
}

const closedSince = ({ closedAt }: Board, isClosed: boolean | undefined) => {
  if (isClosed === undefined) return closedAt;
  return isClosed ? (closedAt ?? new Date()) : null;
};

/** The address of before leads to it from now on (EXH-08). Throws INPUT_INVALID for one that is taken. */
async function moveTo(tx: EntityManager, { type, address: before }: Board, address: string | undefined): Promise<void> {
  if (address === undefined || typeof before !== "string" || address === before) return;
  await takeAddress(tx, type, address);
  await replaceAddress(tx, { type, address, before });
}

/** Throws INPUT_INVALID, and BOARD_OVERTAKEN, with what stands, when the revision is past. */
export async function updateBoard(
  context: WriteContext,
  actor: Actor,
  { type, revision, ...changes }: BoardUpdate,
): Promise<BoardAnswer> {
  await transactAs(context.em, actor, asEntry("BOARD_UPDATED"), async (tx) => {
    const board = await lockBoard(tx, type);
    if (revision !== undefined && revision !== board.revision) {
      const current = await findStoredBoard(tx, type);
      if (current) throw new ConflictError("BOARD_OVERTAKEN", current);
    }
    assertKept(board, changes);
    await assertKindFree(tx, board, changes);
    const { isClosed, ...plain } = changes;
    await moveTo(tx, board, plain.address);
    const allowed = allowedAfter(board, changes);
    await lockGrades(tx, allowed);
    tx.assign(board, {
      ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
      ...storedGrant(allowed),
      closedAt: closedSince(board, isClosed),
      revision: board.revision + 1,
      updatedAt: new Date(),
    });
    await tx.flush();
    if (changes.readers !== undefined) await noteBoardRestriction(tx, type);
    return type;
  });
  return answer(context, type);
}

/** Only an empty one goes. Throws INPUT_INVALID, BOARD_PERMANENT, and BOARD_USED where posts stand or wait in the trash. */
export async function removeBoard({ em }: WriteContext, actor: Actor, type: string): Promise<void> {
  if (isFixed(type)) throw new DomainError("BOARD_PERMANENT");
  await transactAs(em, actor, asEntry("BOARD_REMOVED"), async (tx) => {
    await lockBoard(tx, type);
    const planned = await findOnlyPlanned(tx, type);
    if (planned.length > 0) throw new DomainError("BOARD_USED", plannedThere("게시판", planned));
    if (await hasPosts(tx, type)) throw new DomainError("BOARD_USED");
    await tx.nativeDelete(Board, { type });
    return type;
  });
}

/** Those that are not named stand behind those that are, as they stood. Throws INPUT_INVALID for one that is gone. */
export async function orderBoards({ em }: WriteContext, actor: Actor, types: readonly string[]): Promise<void> {
  await transactAs(
    em,
    actor,
    () => [{ act: "BOARD_ORDERED" }],
    async (tx) => {
      await lockBoardTable(tx);
      const isGone = !(await writeOrder(tx, types));
      if (isGone) throw InputError.of("types", boardMessages.orderUnknown);
    },
  );
}
