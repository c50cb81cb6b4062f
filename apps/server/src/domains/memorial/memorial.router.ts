import { memorialDays } from "@bulmo/contracts/memorial";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc.ts";
import { memorialDaysAt } from "./memorial.service.ts";

export const memorialRouter = router({
  get: publicProcedure
    .input(z.void())
    .output(memorialDays)
    .query(({ ctx }) => memorialDaysAt(ctx.now())),
});
