import {
  trashListInput,
  trashListOutput,
  trashPurgeInput,
  trashPurgeOutput,
  trashRestoreInput,
  trashRestoreOutput,
} from "@bulmo/contracts/trash";
import { adminProcedure, router } from "../../trpc.ts";
import { listTrash } from "./trash-list.service.ts";
import { purgePost, restorePost } from "./trash.service.ts";

export const trashRouter = router({
  list: adminProcedure
    .input(trashListInput)
    .output(trashListOutput)
    .query(({ ctx, input }) => listTrash(ctx.em, input, ctx.now())),

  restore: adminProcedure
    .input(trashRestoreInput)
    .output(trashRestoreOutput)
    .mutation(({ ctx, input }) => restorePost(ctx.em, ctx.viewer, input)),

  purge: adminProcedure
    .input(trashPurgeInput)
    .output(trashPurgeOutput)
    .mutation(async ({ ctx, input }) => {
      await purgePost(ctx.em, ctx.viewer, input);
      return { success: true as const };
    }),
});
