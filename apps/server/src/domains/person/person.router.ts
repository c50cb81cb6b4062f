import {
  people,
  personCreateInput,
  personNamed,
  personOrderInput,
  personRecord,
  personRecords,
  personRemoveOutput,
  personUpdateInput,
  removedPeople,
} from "@bulmo/contracts/person";
import { personDetail } from "@bulmo/contracts/person-detail";
import { z } from "zod";
import { withKeyNamed } from "../../platform/idempotency/idempotency-key.ts";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, publicProcedure, router } from "../../trpc.ts";
import { listRemovedPeople, removePerson, restorePerson } from "./person-removal.service.ts";
import { createPerson, orderPeople, updatePerson } from "./person-write.service.ts";
import { getPerson, listPeople, listRecords } from "./person.service.ts";

const path = "/person";
const read = (summary: string) => ({ tags: ["person"] as [string], summary, isPublicRead: true as const });
const about = (summary: string) => ({ tags: ["person"] as [string], summary, protect: true });

export const personRouter = router({
  list: publicProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, read("문도 계보의 사람들")))
    .input(z.void())
    .output(people)
    .query(({ ctx }) => listPeople(ctx.em)),

  get: publicProcedure
    .meta(rest({ method: "GET", path }, read("한 사람과 그 스승, 제자, 직책, 작품")))
    .input(personNamed)
    .output(personDetail)
    .query(({ ctx, input }) => getPerson(ctx, input.id)),

  listAll: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/all` }, about("비공개까지 모든 사람 (관리자)")))
    .input(z.void())
    .output(personRecords)
    .query(({ ctx }) => listRecords(ctx.em)),

  listRemoved: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/removed` }, about("지운 지 30일이 되지 않은 사람 (관리자)")))
    .input(z.void())
    .output(removedPeople)
    .query(({ ctx }) => listRemovedPeople(ctx.em)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("사람 추가 (관리자)")))
    .input(personCreateInput)
    .output(personRecord)
    .mutation(({ ctx, input }) => createPerson(ctx.em, ctx.viewer, withKeyNamed(ctx, input))),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("사람 고치기 (관리자)"), isConditional: true }))
    .input(personUpdateInput)
    .output(personRecord)
    .mutation(({ ctx, input }) =>
      updatePerson(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  order: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/order` }, about("한 스승의 제자들이 놓이는 차례 바꾸기 (관리자)")))
    .input(personOrderInput)
    .output(personRecords)
    .mutation(({ ctx, input }) => orderPeople(ctx.em, ctx.viewer, input)),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("제자도 직책도 없는 사람 지우기 (관리자)")))
    .input(personNamed)
    .output(personRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removePerson(ctx.em, ctx.viewer, input.id);
      return { success: true as const };
    }),

  restore: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/restore` }, about("지운 사람 되살리기 (관리자)")))
    .input(personNamed)
    .output(personRecord)
    .mutation(({ ctx, input }) => restorePerson(ctx.em, ctx.viewer, input.id)),
});
