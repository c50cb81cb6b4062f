import { z } from "zod";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { pageSize } from "./page-size.ts";
import { postAddress, postType } from "./post.ts";
import { timestamp } from "./text.ts";

/** Days for which a deleted post can be restored. */
export const trashDays = 30;

export const trashListInput = z.object({ page: pageNumber(), limit: pageLimit(pageSize.admin) });
export type TrashListInput = z.output<typeof trashListInput>;

/** A deleted post; `daysLeft` is 1 on its last day. */
export const trashedPost = z.object({
  type: postType,
  index: z.number().int(),
  title: z.string(),
  author: z.string(),
  deletedBy: z.string(),
  deletedAt: timestamp(),
  daysLeft: z.number().int(),
});
export type TrashedPost = z.infer<typeof trashedPost>;
export const trashListOutput = pageOf(trashedPost);

export const trashRestoreInput = postAddress;
export const trashRestoreOutput = postAddress;
export const trashPurgeInput = postAddress;
export const trashPurgeOutput = z.object({ success: z.literal(true) });
