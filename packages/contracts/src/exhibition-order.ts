import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { exhibitionNumber } from "./exhibition.ts";
import { integer } from "./integer.ts";
import { exhibitionItem, postIndex } from "./post.ts";

// In which order the works of an exhibition hang (EXH-04).

/** An exhibition has some hundreds of works; beyond this something has gone wrong. */
export const maximumOrdered = 2_000;

export const orderMessages = {
  tooMany: "작품은 2,000점까지 차례를 정할 수 있습니다.",
  twice: "같은 작품을 두 번 놓을 수 없습니다.",
} as const;

/**
 * The works that hang in an order, from the first; none for the newest first. Those that are not named hang before them,
 * the newest first, and those that are gone are passed over.
 */
export const exhibitionOrderInput = z.object({
  n: exhibitionNumber(),
  indexes: z
    .array(postIndex())
    .max(maximumOrdered, orderMessages.tooMany)
    .refine((indexes) => new Set(indexes).size === indexes.length, orderMessages.twice),
  /** With it, an order which another overtook is refused. */
  revision: absent(integer(1, maximumIndex)),
});
export type ExhibitionOrderInput = z.output<typeof exhibitionOrderInput>;

export const orderedWork = exhibitionItem
  .pick({ index: true, title: true, author: true, thumbnail: true })
  .extend({ isPlaced: z.boolean() });
export type OrderedWork = z.infer<typeof orderedWork>;

/** All works as they hang, and the revision that a new order may name. */
export const exhibitionOrder = z.object({
  n: z.number().int(),
  title: z.string(),
  works: z.array(orderedWork),
  revision: z.number().int(),
});
export type ExhibitionOrder = z.infer<typeof exhibitionOrder>;
