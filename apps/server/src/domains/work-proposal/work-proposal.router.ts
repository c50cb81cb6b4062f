import {
  proposalConfirmInput,
  proposalConfirmOutput,
  proposalListInput,
  proposalListOutput,
} from "@bulmo/contracts/work-proposal";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { confirmProposals } from "./confirm-proposals.service.ts";
import { listProposals } from "./work-proposal.service.ts";

const path = "/work/proposal";
const about = (summary: string) => ({ tags: ["post"] as [string], summary, protect: true });

export const workProposalRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("설명에서 읽은 작품 기록의 제안 (관리자)")))
    .input(proposalListInput)
    .output(proposalListOutput)
    .query(({ ctx, input }) => listProposals(ctx, input)),

  confirm: adminProcedure
    .meta(rest({ method: "PUT", path }, about("확인한 제안을 여러 작품의 기록에 적기 (관리자)")))
    .input(proposalConfirmInput)
    .output(proposalConfirmOutput)
    .mutation(({ ctx, input }) => confirmProposals(ctx, ctx.viewer, input)),
});
