import { createHash } from "node:crypto";
import { wholeName } from "@bulmo/content/exhibition-name";
import type { BoardList, ListedBoard } from "@bulmo/contracts/board-list";
import type { BoardKind, BoardReaders, ExhibitionState } from "@bulmo/contracts/board-word";
import { type Grant, grantOf } from "./board-grant.ts";
import type { FormerAddress, FoundBoard, FoundGroup } from "./board.query.ts";
import type { FormerPath, FoundPage } from "./menu.query.ts";
import { menusOf } from "./menus.ts";

type ExhibitionFacts = {
  n: number;
  banner: string;
  /** What it is called in English; not there where nobody wrote that. */
  english?: string;
  state: ExhibitionState;
  hasDetails: boolean;
  year: number;
  month: number;
  groups: readonly { number: number; name: string }[];
};

export type Board = Grant & {
  type: string;
  kind: BoardKind | "EXHIBITION";
  title: string;
  /** What search engines show of it; not there where nobody wrote that, and then no page is sent with it. */
  description?: string;
  /** Its last part below /community; empty for an exhibition. */
  address: string;
  formerAddresses: string[];
  hasComments: boolean;
  isClosed: boolean;
  /** Words of which a post may bear one before its title. */
  headings: readonly string[];
  /** Null for a board of the community. */
  exhibition: ExhibitionFacts | null;
};

/** All boards and exhibitions as they stand. */
export type Boards = {
  /** Changes with whatever pages show of them. */
  version: string;
  byType: ReadonlyMap<string, Board>;
  /** The pages that stand, by their number. */
  pages: ReadonlyMap<number, FoundPage>;
  /** What every visitor's page knows of them. */
  listed: BoardList;
  /** What administrators know of them. */
  all: BoardList;
  /** The same as JSON, which a page holds as it is; without what pages do not show. */
  text: string;
};

type Found = {
  rows: readonly FoundBoard[];
  groups: readonly FoundGroup[];
  former: readonly FormerAddress[];
  pages: readonly FoundPage[];
  paths: readonly FormerPath[];
  /** What the association is called: whole names of exhibitions bear it. */
  association: string;
};

function factsOf(row: FoundBoard, { groups, association }: Found): ExhibitionFacts | null {
  const { number, banner, english, state, starts_on } = row;
  if (number === null || banner === null || state === null || starts_on === null) return null;
  const [year, month] = starts_on.split("-").map(Number);
  const own = groups.filter(({ type }) => type === row.type);
  return {
    n: number,
    banner: banner || wholeName(row.title, association),
    ...(english && { english }),
    state,
    hasDetails: row.has_details === true,
    year: year ?? 0,
    month: month ?? 0,
    groups: own.map(({ number: group, name }) => ({ number: group, name })),
  };
}

const asBoard = (row: FoundBoard, found: Found): Board => ({
  type: row.type,
  kind: row.kind,
  title: row.title,
  ...(row.description && { description: row.description }),
  address: row.address ?? "",
  formerAddresses: found.former.flatMap(({ type, address }) => (type === row.type ? [address] : [])),
  ...grantOf(row),
  hasComments: row.has_comments,
  isClosed: row.closed_at !== null,
  headings: row.headings,
  exhibition: factsOf(row, found),
});

/** In these the works of an exhibition are being hung, and administrators alone see them (EXH-02). */
export const preparedStates: readonly ExhibitionState[] = ["DRAFT", "ANNOUNCED"];

export const isPrepared = ({ state }: Pick<ExhibitionFacts, "state">): boolean => preparedStates.includes(state);

/** Of an exhibition in one of these nobody but administrators even hears. */
export const secretStates: readonly ExhibitionState[] = ["DRAFT"];

/** That a board is for members is no secret; what is for administrators or for grades is. */
export const namedReaders: readonly BoardReaders[] = ["EVERYONE", "MEMBERS"];

/** What is named to everybody. */
export const isNamed = ({ readers, exhibition }: Board): boolean =>
  namedReaders.includes(readers) && !(exhibition && secretStates.includes(exhibition.state));

/** A board of the community, and none of an exhibition. */
export const asListedBoard = ({ kind, exhibition: _exhibition, headings, ...board }: Board): ListedBoard[] =>
  kind === "EXHIBITION" ? [] : [{ ...board, kind, headings: [...headings] }];

export function listedOf(named: readonly Board[], menus: BoardList["menus"]): BoardList {
  return {
    menus,
    exhibitions: named.flatMap(({ type, title, exhibition }) =>
      exhibition ? [{ ...exhibition, groups: [...exhibition.groups], type, title }] : [],
    ),
    boards: named.flatMap(asListedBoard),
  };
}

/** As every page holds it: what an exhibition is called in English is told by its own page alone, and to programs. */
const pageText = ({ exhibitions, ...list }: BoardList): string =>
  JSON.stringify({ exhibitions: exhibitions.map(({ english: _english, ...exhibition }) => exhibition), ...list });

const nothingListed: BoardList = { exhibitions: [], boards: [], menus: [] };

/** What a page is sent with before a site is set up: its boards are still those that every site begins with. */
export const noBoards: Pick<Boards, "listed" | "text" | "version"> = {
  listed: nothingListed,
  text: pageText(nothingListed),
  version: "none",
};

export function createBoards(found: Found): Boards {
  const { rows, pages, paths } = found;
  const boards = rows.map((row) => asBoard(row, found));
  const visible = pages.filter(({ isHidden }) => !isHidden);
  const listed = listedOf(boards.filter(isNamed), menusOf(visible, paths));
  const text = pageText(listed);
  const version = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  return {
    version,
    byType: new Map(boards.map((board) => [board.type, board])),
    pages: new Map(pages.map((page) => [page.id, page])),
    listed,
    all: listedOf(boards, menusOf(pages, paths)),
    text,
  };
}
