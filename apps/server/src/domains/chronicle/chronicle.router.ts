import {
  chronicle,
  chronicleGetInput,
  type ChronicleKind,
  chronicleList,
  chronicleSaveInput,
} from "@bulmo/contracts/chronicle";
import {
  chronicleRestoreInput,
  chronicleVersion,
  chronicleVersionInput,
  chronicleVersions,
  chronicleVersionsInput,
} from "@bulmo/contracts/chronicle-version";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, publicProcedure, router } from "../../trpc.ts";
import { listVersions } from "./chronicle-version.query.ts";
import { getChronicle, getVersion, restoreVersion, saveChronicle } from "./chronicle.service.ts";

const names = { HISTORY: "협회 연혁", PROPERTY: "무형유산 인정" } as const satisfies Record<ChronicleKind, string>;
const paths = { HISTORY: "/history", PROPERTY: "/property" } as const satisfies Record<ChronicleKind, string>;

const listOf = (kind: ChronicleKind) =>
  publicProcedure
    .meta(rest({ method: "GET", path: paths[kind] }, { summary: names[kind], tags: ["chronicle"], isPublicRead: true }))
    .input(z.void())
    .output(chronicleList)
    .query(async ({ ctx }) => {
      const { revision, list } = await getChronicle(ctx.em, kind);
      ctx.setVersion?.(String(revision));
      return list;
    });

const saveOf = (kind: ChronicleKind) =>
  adminProcedure
    .meta(
      rest(
        { method: "POST", path: paths[kind], arrayField: "list" },
        { summary: `${names[kind]} 저장`, tags: ["chronicle"], protect: true, body: "list", isConditional: true },
      ),
    )
    .input(chronicleSaveInput)
    .output(chronicle)
    .mutation(({ ctx, input }) =>
      saveChronicle(ctx.em, ctx.viewer, kind, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    );

export const chronicleRouter = router({
  /** The list with its revision, for who edits it. */
  get: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/chronicle" },
        { summary: "협회 연혁 또는 무형유산 인정, 판 번호와 함께", tags: ["chronicle"], isPublicRead: true },
      ),
    )
    .input(chronicleGetInput)
    .output(chronicle)
    .query(async ({ ctx, input }) => {
      const current = await getChronicle(ctx.em, input.kind);
      ctx.setVersion?.(String(current.revision));
      return current;
    }),
  history: listOf("HISTORY"),
  property: listOf("PROPERTY"),
  saveHistory: saveOf("HISTORY"),
  saveProperty: saveOf("PROPERTY"),

  listVersions: adminProcedure
    .meta(
      rest(
        { method: "GET", path: "/chronicle/versions" },
        { summary: "저장한 판의 목록 (관리자)", tags: ["chronicle"], protect: true },
      ),
    )
    .input(chronicleVersionsInput)
    .output(chronicleVersions)
    .query(({ ctx, input }) => listVersions(ctx.em, input.kind, input.before)),

  getVersion: adminProcedure
    .meta(
      rest(
        { method: "GET", path: "/chronicle/version" },
        { summary: "저장한 판 하나 (관리자)", tags: ["chronicle"], protect: true },
      ),
    )
    .input(chronicleVersionInput)
    .output(chronicleVersion)
    .query(({ ctx, input }) => getVersion(ctx.em, input)),

  restore: adminProcedure
    .meta(
      rest(
        { method: "POST", path: "/chronicle/restore" },
        {
          summary: "저장한 판 되살리기 (관리자)",
          tags: ["chronicle"],
          protect: true,
          body: "list",
          isConditional: true,
        },
      ),
    )
    .input(chronicleRestoreInput)
    .output(chronicle)
    .mutation(({ ctx, input }) =>
      restoreVersion(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),
});
