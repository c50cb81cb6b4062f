import type { SearchGroup, SearchHit, SearchInput, SearchOutput } from "@bulmo/contracts/search";
import { lastSearchPage, type SearchKind, searchKinds, searchSizes } from "@bulmo/contracts/search-rule";
import { isExhibition } from "@bulmo/contracts/board";
import type { EntityManager } from "@bulmo/entities/database";
import { isStopped } from "../../platform/database/sql-state.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { readableTypes } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import { postPath } from "../site/public-paths.ts";
import { type FoundFile, findFiles } from "./file-hit.query.ts";
import { excerptOf, markMatches } from "./marked-text.ts";
import type { IndexedPage } from "./open-page-index.ts";
import { findPageHits } from "./page-hit.ts";
import { findPersonHits } from "./person-hit.query.ts";
import { type Asking, findShownPosts, rankPosts, type ShownPost } from "./post-hit.query.ts";
import { noteMiss } from "./search-miss.service.ts";
import { wordsOf } from "./search-words.ts";

type SearchContext = Pick<
  Context,
  "em" | "isSignedIn" | "database" | "boards" | "pageIndex" | "limiter" | "reader" | "now" | "log"
> & {
  viewer: Actor | null;
};

/**
 * Milliseconds that the database may take for one question; and what it would begin for one that takes two, since it
 * thinks of a function that an index holds as one that is called: other processes, and a compiler. A plan that a connection
 * has is used: there is one way to find a word, whichever it is, and planning it takes as long as going it.
 */
const bounds = `select set_config('statement_timeout', '400', true), set_config('jit', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true), set_config('plan_cache_mode', 'force_generic_plan', true)`;

type Window = { offset: number; limit: number };

/** Hits of a window, and whether there are more behind it. */
type Found = { list: SearchHit[]; hasMore: boolean };

type Search = Asking & {
  em: EntityManager;
  boards: Boards;
  /** Asked for before the transaction: the embedded database answers nobody else while one is open. */
  pages: readonly IndexedPage[];
  context: SearchContext;
  shown: Window;
};

const windowOf = <Hit>(all: readonly Hit[], { offset, limit }: Window) => ({
  list: all.slice(offset, offset + limit),
  hasMore: all.length > offset + limit,
});

const placeOf = ({ byType }: Boards, { type, index }: { type: string; index: number }) => {
  const board = byType.get(type);
  return {
    path: postPath({ type, index }, board && !board.exhibition ? board.address : undefined),
    label: board?.title ?? "",
  };
};

const asPostHit = (boards: Boards, words: readonly string[], post: ShownPost): SearchHit => ({
  title: markMatches(post.title, words),
  ...placeOf(boards, post),
  createdAt: new Date(post.created_at).toISOString(),
  excerpt: excerptOf(post.words, words, post.is_cut),
  ...(isExhibition(post.type) && { thumbnail: post.thumbnail }),
});

/** Posts of boards, or works of exhibitions. */
async function findPosts(search: Search, isWanted: (type: string) => boolean): Promise<Found> {
  const { em, boards, words, shown } = search;
  const asking = { viewer: search.viewer, words, types: search.types.filter(isWanted) };
  const { list, hasMore } = windowOf(await rankPosts(em, asking), shown);
  const ids = list.map(({ id }) => id);
  const rows = new Map((await findShownPosts(em, asking, ids)).map((row) => [row.id, row]));
  return { list: ids.flatMap((id) => rows.get(id) ?? []).map((row) => asPostHit(boards, words, row)), hasMore };
}

const asFileHit = (boards: Boards, words: readonly string[], file: FoundFile): SearchHit => ({
  title: markMatches(file.name, words),
  ...placeOf(boards, file),
  createdAt: new Date(file.created_at).toISOString(),
  excerpt: excerptOf(file.words, words, file.is_cut),
  post: { title: file.title },
});

const finders: Record<SearchKind, (search: Search) => Promise<Found>> = {
  POST: (search) => findPosts(search, (type) => !isExhibition(type)),
  WORK: (search) => findPosts(search, isExhibition),
  PERSON: async ({ em, words, shown }) => windowOf(await findPersonHits(em, words), shown),
  PAGE: ({ pages, boards, viewer, words, shown }) =>
    Promise.resolve(windowOf(findPageHits({ pages, boards, viewer }, words), shown)),
  FILE: async ({ em, boards, words, shown, ...asking }) => {
    const { list, hasMore } = windowOf(await findFiles(em, { ...asking, words }), shown);
    return { list: list.map((file) => asFileHit(boards, words, file)), hasMore };
  },
};

/**
 * Kinds in their order, until there are no more or the database has had no time for one, which is said to be missing. All
 * in one transaction: what is asked for in each of its own costs three more questions a kind.
 */
async function findSome(search: Omit<Search, "em">, kinds: readonly SearchKind[]): Promise<SearchGroup[]> {
  const { em, database } = search.context;
  let groups: SearchGroup[] = [];
  try {
    await transact(em, async (tx) => {
      groups = [];
      // The embedded database has no clock that could stop it; nor has it a million posts.
      if (database.kind === "postgresql") await tx.execute(bounds);
      for (const kind of kinds) groups.push({ kind, ...(await finders[kind]({ ...search, em: tx })), isCut: false });
    });
  } catch (error) {
    const kind = kinds[groups.length];
    if (!isStopped(error) || !kind) throw error;
    groups.push({ kind, list: [], hasMore: false, isCut: true });
  }
  return groups;
}

async function findGroups(search: Omit<Search, "em">, kinds: readonly SearchKind[]): Promise<SearchGroup[]> {
  const groups: SearchGroup[] = [];
  while (groups.length < kinds.length) groups.push(...(await findSome(search, kinds.slice(groups.length))));
  return groups;
}

const isWorthTelling = ({ list, isCut }: SearchGroup) => list.length > 0 || isCut;

/** Off the reader's way: the answer waits for no count. */
function noteUnfound({ em, now, log }: SearchContext, words: readonly string[]): void {
  noteMiss(em.fork(), now(), words).catch((error: unknown) => log.warn({ err: error }, "a search was not counted"));
}

/**
 * What the person may see of what holds all words. Of each kind the first few, or of one kind a page. Throws LimitError.
 */
export async function searchAll(
  context: SearchContext,
  { query, kind, page: wanted }: SearchInput,
): Promise<SearchOutput> {
  const words = wordsOf(query);
  const page = kind ? Math.min(wanted, lastSearchPage) : 1;
  if (words.length === 0) return { groups: [], page: 1 };
  await context.limiter.take(["search:address", context.reader.address]);
  const boards = await context.boards();
  const limit = kind ? searchSizes.page : searchSizes.shown;
  const { viewer } = context;
  const search = {
    context,
    boards,
    pages: await context.pageIndex(),
    viewer,
    words,
    types: readableTypes(boards, viewer),
    shown: { offset: (page - 1) * limit, limit },
  };
  const groups = await findGroups(search, kind ? [kind] : searchKinds);
  const told = groups.filter(isWorthTelling);
  if (told.length === 0 && page === 1 && !kind && !context.isSignedIn) noteUnfound(context, words);
  return {
    groups: told.map((group) => ({ ...group, hasMore: group.hasMore && page < lastSearchPage })),
    page,
  };
}
