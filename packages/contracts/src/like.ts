import { z } from "zod";

/** Sets a state instead of toggling, so that a double click is harmless. */
export const likedState = z.literal([true, false]).optional();
export const likeOutput = z.object({ isLiked: z.boolean(), likeCount: z.number().int() });
export type Liked = z.infer<typeof likeOutput>;
