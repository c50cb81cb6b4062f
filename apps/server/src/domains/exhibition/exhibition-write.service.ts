import { exhibitionTypeOf } from "@bulmo/contracts/board";
import {
  type Exhibition as ExhibitionAnswer,
  type ExhibitionCreate,
  exhibitionMessages,
  type ExhibitionUpdate,
  endsAfterStart,
  maximumExhibition,
  maximumGroups,
} from "@bulmo/contracts/exhibition";
import { plannedThere } from "@bulmo/contracts/plan-rule";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import { Board } from "@bulmo/entities/board.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { Exhibition, ExhibitionGroup } from "@bulmo/entities/exhibition.entity";
import { LockMode } from "@mikro-orm/core";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { given } from "../../platform/input/given.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { findOnlyPlanned, hasPosts, lockBoardTable } from "../board-settings/board-write.query.ts";
import { ownerOfExhibition } from "../upload/picture-owner.ts";
import { noteBoardRestriction } from "../upload/picture-access.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { findNextNumber, findUsedGroups } from "./exhibition.query.ts";
import { getExhibition } from "./exhibition.service.ts";

type WriteContext = Pick<Context, "em">;

/** Takes the poster into use. Throws INPUT_INVALID for a poster that is not there. */
async function takePoster(tx: EntityManager, type: string, poster: string) {
  const gone = await setUses(tx, ownerOfExhibition(type), poster === "" ? [] : [poster]);
  if (poster !== "" && gone.includes(poster)) throw InputError.of("poster", exhibitionMessages.posterGone);
}

type Groups = NonNullable<ExhibitionCreate["groups"]>;

/** Those of them that have works, by name. */
async function usedNames(tx: EntityManager, type: string, groups: readonly ExhibitionGroup[]): Promise<string[]> {
  const used = groups.length === 0 ? new Set() : await findUsedGroups(tx, type);
  return groups.filter(({ number }) => used.has(number)).map(({ name }) => name);
}

/**
 * A number that a group had brings it back, at its address. Throws INPUT_INVALID for one that none ever had, and where a
 * group would go that has works.
 */
async function replaceGroups(tx: EntityManager, exhibition: Exhibition, groups: Groups): Promise<void> {
  const { type } = exhibition;
  const numbers = groups.flatMap(({ number }) => number ?? []);
  const left = new Set(numbers);
  if (left.size < numbers.length || numbers.some((number) => number > exhibition.lastGroup))
    throw InputError.of("groups", exhibitionMessages.groupUnknown);
  const gone = (await tx.find(ExhibitionGroup, { type })).filter(({ number }) => !left.has(number));
  const used = await usedNames(tx, type, gone);
  if (used.length > 0) throw InputError.of("groups", exhibitionMessages.groupUsed(used));
  let { lastGroup } = exhibition;
  const rows = groups.map(({ number, name }, position) => ({
    type,
    number: number ?? (lastGroup += 1),
    name,
    position,
  }));
  // No number is given twice.
  if (lastGroup > maximumGroups) throw InputError.of("groups", exhibitionMessages.groupsTooMany);
  tx.clear();
  await tx.nativeDelete(ExhibitionGroup, { type });
  await tx.insertMany(ExhibitionGroup, rows);
  await tx.nativeUpdate(Exhibition, { type }, { lastGroup });
}

const asEntry = (act: "EXHIBITION_CREATED" | "EXHIBITION_UPDATED" | "EXHIBITION_REMOVED") => (type: string) => [
  { act, board: type },
];

/** Groups of one that was removed come back with the numbers that they had. Throws INPUT_INVALID for a number that is taken, and for a poster that is not there. */
export async function createExhibition(
  context: WriteContext,
  actor: Actor,
  { n: wanted, title, startsOn, groups = [], ...facts }: ExhibitionCreate,
): Promise<ExhibitionAnswer> {
  let n = 0;
  await transactAs(context.em, actor, asEntry("EXHIBITION_CREATED"), async (tx) => {
    await lockBoardTable(tx);
    n = wanted ?? (await findNextNumber(tx));
    if (n > maximumExhibition) throw InputError.of("n", exhibitionMessages.numbersUsed);
    const type = exhibitionTypeOf(n);
    if (await tx.findOne(Board, { type })) throw InputError.of("n", exhibitionMessages.numberTaken);
    await tx.insert(Board, { type, kind: "EXHIBITION", title, address: null, position: n });
    const lastGroup = Math.max(0, ...groups.map(({ number }) => number ?? 0));
    await tx.insert(Exhibition, { type, number: n, startsOn, lastGroup, ...given(facts) });
    // What stood there before it was removed keeps its numbers.
    await tx.upsert(BoardCounter, { type, subType: 0 }, { onConflictAction: "ignore" });
    await replaceGroups(tx, await tx.findOneOrFail(Exhibition, { type }), groups);
    await takePoster(tx, type, facts.poster ?? "");
    return type;
  });
  return getExhibition(context.em.fork(), actor, n);
}

/**
 * What is not sent stays. Throws EXHIBITION_NOT_FOUND, INPUT_INVALID, and EXHIBITION_OVERTAKEN, with what stands, when the
 * revision is past.
 */
export async function updateExhibition(
  context: WriteContext,
  actor: Actor,
  { n, revision, title, groups, ...facts }: ExhibitionUpdate,
): Promise<ExhibitionAnswer> {
  const type = exhibitionTypeOf(n);
  await transactAs(context.em, actor, asEntry("EXHIBITION_UPDATED"), async (tx) => {
    const board = await tx.findOne(Board, { type }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!board) throw new DomainError("EXHIBITION_NOT_FOUND");
    const current = await getExhibition(tx, actor, n);
    if (revision !== undefined && revision !== board.revision) throw new ConflictError("EXHIBITION_OVERTAKEN", current);
    const exhibition = await tx.findOneOrFail(Exhibition, { type });
    // Its whole name, as it is answered where none was given, is none that somebody gave.
    const banner = facts.banner === current.banner ? exhibition.banner : facts.banner;
    const changes = given({ ...facts, banner });
    if (!endsAfterStart({ ...exhibition, ...changes }))
      throw InputError.of("endsOn", exhibitionMessages.endBeforeStart);
    if (groups) await replaceGroups(tx, exhibition, groups);
    await tx.nativeUpdate(
      Board,
      { type },
      { title: title ?? board.title, revision: board.revision + 1, updatedAt: new Date() },
    );
    await tx.nativeUpdate(Exhibition, { type }, changes);
    if (facts.poster !== undefined) await takePoster(tx, type, facts.poster);
    if (facts.state && facts.state !== exhibition.state) await noteBoardRestriction(tx, type);
    return type;
  });
  return getExhibition(context.em.fork(), actor, n);
}

/** Only an empty one goes. Throws EXHIBITION_NOT_FOUND, and EXHIBITION_USED where works hang or wait in the trash. */
export async function removeExhibition(context: WriteContext, actor: Actor, n: number): Promise<void> {
  const type = exhibitionTypeOf(n);
  await transactAs(context.em, actor, asEntry("EXHIBITION_REMOVED"), async (tx) => {
    const board = await tx.findOne(Board, { type }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!board) throw new DomainError("EXHIBITION_NOT_FOUND");
    const planned = await findOnlyPlanned(tx, type);
    if (planned.length > 0) throw new DomainError("EXHIBITION_USED", plannedThere("전시", planned));
    if (await hasPosts(tx, type)) throw new DomainError("EXHIBITION_USED");
    await setUses(tx, ownerOfExhibition(type), []);
    await tx.nativeDelete(Board, { type });
    return type;
  });
}
