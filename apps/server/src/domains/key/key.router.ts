import {
  apiKeys,
  createdKey,
  keyCreateInput,
  keyListAllInput,
  keyListAllOutput,
  keyRemoveInput,
  keyRemoveOutput,
} from "@bulmo/contracts/key";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminSessionProcedure, router, sessionProcedure } from "../../trpc.ts";
import { listAllKeys } from "./key-list.service.ts";
import { createKey, listKeys, removeKey } from "./key.service.ts";

const path = "/keys";
const about = (summary: string) => ({ tags: ["key"] as [string], summary, protect: true });

/** None of it is for keys: a program that was given one makes no other, and learns of none. */
export const keyRouter = router({
  list: sessionProcedure
    .meta(rest({ method: "GET", path }, about("내 API 키")))
    .input(z.void())
    .output(apiKeys)
    .query(({ ctx }) => listKeys(ctx, ctx.viewer)),

  listAll: adminSessionProcedure
    .meta(rest({ method: "GET", path: `${path}/all` }, about("모든 회원의 API 키 (관리자)")))
    .input(keyListAllInput)
    .output(keyListAllOutput)
    .query(({ ctx, input }) => listAllKeys(ctx.em, input)),

  create: sessionProcedure
    .meta(rest({ method: "POST", path }, about("API 키 만들기")))
    .input(keyCreateInput)
    .output(createdKey)
    .mutation(({ ctx, input }) => createKey(ctx, ctx.viewer, input)),

  remove: sessionProcedure
    .meta(rest({ method: "DELETE", path }, about("API 키 폐기 (본인 또는 관리자)")))
    .input(keyRemoveInput)
    .output(keyRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeKey(ctx, ctx.viewer, input.id);
      return { success: true as const };
    }),
});
