import { z } from "zod";
import { absent } from "./absent.ts";
import { pageNumber } from "./page.ts";
import { maximumQuery, searchKinds, searchMessages } from "./search-rule.ts";
import { text, timestamp } from "./text.ts";
import { within } from "./text-rule.ts";

const searchKind = z.enum(searchKinds);

/** One search over everything that the reader may see (DAY-06). */
export const searchInput = z.object({
  query: text()
    .refine(...within(maximumQuery, searchMessages.tooLong))
    .default("")
    .meta({ maxLength: maximumQuery }),
  /** One kind alone, by pages; all of them with the first of each where it is left out. */
  kind: absent(searchKind),
  page: pageNumber(),
});
export type SearchInput = z.output<typeof searchInput>;

/** A line of text in parts: those that match are marked, and nothing in them is HTML. */
const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type MarkedText = z.infer<typeof markedText>;

const searchHit = z.object({
  title: markedText,
  /** Of the page on this site. */
  path: z.string(),
  /** Of which board, exhibition or part of the site it is. */
  label: z.string(),
  createdAt: timestamp().nullable(),
  excerpt: markedText,
  /** Of a work: its picture's address, empty where it has none. */
  thumbnail: z.string().optional(),
  /** Of a file: the post that holds it, whose page `path` is. */
  post: z.object({ title: z.string() }).optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

const searchGroup = z.object({
  kind: searchKind,
  list: z.array(searchHit),
  hasMore: z.boolean(),
  /** The database was stopped before it had looked everywhere. */
  isCut: z.boolean(),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** Kinds of which nothing is found are left out, unless they were cut short. */
export const searchOutput = z.object({ groups: z.array(searchGroup), page: z.number().int().min(1) });
export type SearchOutput = z.infer<typeof searchOutput>;
