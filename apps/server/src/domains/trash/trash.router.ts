import {
  trashListInput,
  trashListOutput,
  trashPurgeInput,
  trashPurgeOutput,
  trashRestoreInput,
  trashRestoreOutput,
} from "@bulmo/contracts/trash";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { listTrash } from "./trash-list.service.ts";
import { purgePost, restorePost } from "./trash.service.ts";

const about = (summary: string) => ({ tags: ["trash"] as [string], summary, protect: true });

export const trashRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: "/trash/list" }, about("휴지통 (관리자)")))
    .input(trashListInput)
    .output(trashListOutput)
    .query(({ ctx, input }) => listTrash(ctx.em, input, ctx.now())),

  restore: adminProcedure
    .meta(rest({ method: "POST", path: "/trash/restore" }, about("휴지통의 글 복원 (관리자)")))
    .input(trashRestoreInput)
    .output(trashRestoreOutput)
    .mutation(({ ctx, input }) => restorePost(ctx.em, ctx.viewer, input)),

  purge: adminProcedure
    .meta(rest({ method: "DELETE", path: "/trash" }, about("휴지통의 글 영구 삭제 (관리자)")))
    .input(trashPurgeInput)
    .output(trashPurgeOutput)
    .mutation(async ({ ctx, input }) => {
      await purgePost(ctx.em, ctx.viewer, input);
      return { success: true as const };
    }),
});
