import { z } from "zod";
import { boardKinds, boardReaders, boardWriters, exhibitionStates } from "./board-word.ts";
import { postType } from "./post.ts";
import { menuSection } from "./site-page.ts";

/** A group of an exhibition; `number` is its address for good, the list's order that in which groups stand (EXH-03). */
const exhibitionGroup = z.object({ number: z.number().int(), name: z.string() });

/** What every page knows of an exhibition: enough for menus, lists and forms. */
export const listedExhibition = z.object({
  n: z.number().int(),
  type: postType,
  title: z.string(),
  banner: z.string(),
  /** What it is called in English, where somebody wrote that. */
  english: z.string().optional(),
  year: z.number().int(),
  month: z.number().int(),
  state: z.enum(exhibitionStates),
  /** Whether its page opens with more than its name and month. */
  hasDetails: z.boolean(),
  groups: z.array(exhibitionGroup),
});

/** What every page knows of a board. */
export const listedBoard = z.object({
  type: postType,
  kind: z.enum(boardKinds),
  address: z.string(),
  /** Those that it had before it was renamed; they lead to the present one (EXH-08). */
  formerAddresses: z.array(z.string()),
  title: z.string(),
  /** What search engines show of it, where somebody wrote that. */
  description: z.string().optional(),
  readers: z.enum(boardReaders),
  writers: z.enum(boardWriters),
  /** Who reads or writes where that is asked by grades, and else left out. */
  readerGrades: z.array(z.number().int()).optional(),
  writerGrades: z.array(z.number().int()).optional(),
  hasComments: z.boolean(),
  isClosed: z.boolean(),
  /** Words of which a post may bear one before its title. */
  headings: z.array(z.string()),
});

/** In the order in which menus name them. `menus` has the sections whose pages are others than a site begins with. */
export const boardListOutput = z.object({
  exhibitions: z.array(listedExhibition),
  boards: z.array(listedBoard),
  menus: z.array(menuSection),
});

export type ExhibitionGroup = z.infer<typeof exhibitionGroup>;
export type ListedExhibition = z.infer<typeof listedExhibition>;
export type ListedBoard = z.infer<typeof listedBoard>;
export type BoardList = z.infer<typeof boardListOutput>;

/** A board with what the form of it must know. */
export const board = listedBoard.extend({ revision: z.number().int() });
export type Board = z.infer<typeof board>;

/** For administrators: with those that they alone read, and how many posts stand there, or wait in the trash or for their time. */
export const countedBoard = listedBoard.extend({ postCount: z.number().int(), waitingCount: z.number().int() });
export const countedBoards = z.array(countedBoard);
export type CountedBoard = z.infer<typeof countedBoard>;
