import { Board, BoardAddress } from "@bulmo/entities/board.entity";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import type { EntityManager } from "@bulmo/entities/database";
import type { Site } from "./site.ts";

type BoardFixture = Partial<
  Pick<Board, "kind" | "title" | "readers" | "readerGrades" | "writers" | "writerGrades" | "hasComments" | "closedAt">
> & {
  type: string;
  /** Those that it had before. */
  formerAddresses?: readonly string[];
};

const addressOf = (type: string) => type.toLowerCase().replaceAll("_", "-");

/** A board as an administrator would have added it: everybody reads it, members write, and there are no comments. */
export async function createBoard(em: EntityManager, { type, formerAddresses = [], ...board }: BoardFixture) {
  const address = formerAddresses.length > 0 ? `${addressOf(type)}-now` : addressOf(type);
  await em.insert(Board, { type, kind: "TEXT", title: type, address, position: 9, writers: "MEMBERS", ...board });
  await em.insert(BoardCounter, { type, subType: 0 });
  for (const former of formerAddresses) await em.insert(BoardAddress, { address: former, type });
  return { type, address };
}

/** Changes a board as its administrator would. */
export const changeBoard = (site: Pick<Site, "fork">, type: string, changes: Partial<Board>) =>
  site.fork().nativeUpdate(Board, { type }, changes);
