import { z } from "zod";
import { absent } from "./absent.ts";

/** Sets a state instead of toggling, so that a double click is harmless. */
export const likedState = absent(z.literal([true, false]));
export const likeOutput = z.object({ isLiked: z.boolean(), likeCount: z.number().int() });
export type Liked = z.infer<typeof likeOutput>;
