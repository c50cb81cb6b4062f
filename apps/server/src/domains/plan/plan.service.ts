import type { ArtistWriting } from "@bulmo/contracts/work-artist";
import type { AuditAct } from "@bulmo/contracts/audit";
import { type Plan, type PlanCreate, type PlanRow, type PlanUpdate } from "@bulmo/contracts/planned-post";
import { planProblems, planTimeFault } from "@bulmo/contracts/plan-rule";
import type { PostWriting } from "@bulmo/contracts/post-write";
import { workOutputOf } from "@bulmo/contracts/work-output";
import { forFields, workTextNames } from "@bulmo/contracts/work-field";
import type { EntityManager } from "@bulmo/entities/database";
import { PlannedPost } from "@bulmo/entities/planned-post.entity";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { releaseOwner, setAttachments } from "../attachment/attachment-use.service.ts";
import { listAttachments } from "../attachment/attachment.query.ts";
import { writableBoard } from "../board/board-access.ts";
import { lockForWriting, lockGroup } from "../board/board-lock.ts";
import { composeText, composeWork } from "../post/post-compose.ts";
import { takePictures } from "../post/post-write.service.ts";
import { artistsOf, composeArtists, describeArtists } from "../post/work-artist.service.ts";
import { ownerOfPlan } from "../upload/picture-owner.ts";
import { findPlans, type FoundPlan, lockPlan } from "./plan.query.ts";
import { publishPlan } from "./plan-publish.service.ts";
import { dropPublishing, enqueuePublishing } from "./publish-job.ts";

type WriteContext = Pick<Context, "em" | "boards" | "notifier" | "now">;

function problemOf({ closed_at, failure }: FoundPlan): string {
  if (closed_at !== null) return planProblems.boardClosed;
  return failure === "" ? "" : planProblems.failed(failure);
}

const rowOf = (row: FoundPlan): PlanRow => ({
  id: row.id,
  type: row.type,
  title: row.title,
  writer: row.nickname,
  publishAt: new Date(row.publish_at).toISOString(),
  problem: problemOf(row),
});

async function planOf(em: EntityManager, row: FoundPlan): Promise<Plan> {
  const { content, thumbnail, subType, author, heading } = row.written;
  return {
    ...rowOf(row),
    content,
    thumbnail: thumbnail ?? "",
    subType: subType ?? null,
    author: author ?? null,
    ...workOutputOf(forFields(workTextNames, (name) => row.written[name] ?? "")),
    ...artistsOf({ artists: await describeArtists(em, row.written.artists ?? []) }),
    attachments: await listAttachments(em, ownerOfPlan(row.id)),
    heading: heading ?? "",
    revision: row.revision,
  };
}

export const listPlans = async (em: EntityManager): Promise<PlanRow[]> => (await findPlans(em)).map(rowOf);

/** Throws PLAN_NOT_FOUND. */
export async function getPlan(em: EntityManager, id: number): Promise<Plan> {
  const [row] = await findPlans(em, id);
  if (!row) throw new DomainError("PLAN_NOT_FOUND");
  return planOf(em, row);
}

/**
 * What is stored, judged now as it will be when it is published. Throws INPUT_INVALID, for a time that is past or too far
 * ahead too, BOARD_CLOSED and what writing a post throws. Of the artists that stood `before`, who is 비공개 by now stays.
 */
async function compose(
  context: WriteContext,
  actor: Actor,
  { publishAt, attachments, ...input }: PostWriting & { publishAt: string },
  before: readonly ArtistWriting[] = [],
) {
  const fault = planTimeFault(publishAt, context.now().getTime());
  if (fault) throw InputError.of("publishAt", fault);
  const board = writableBoard(await context.boards(), actor, input.type);
  const { columns, images } = composeText(input, context.notifier.siteUrl);
  const { content, thumbnail, title } = columns;
  const artists = board.exhibition ? await composeArtists(context.em, input.artists ?? [], before) : [];
  const { authorName: author, ...work } = composeWork(board, { ...input, artists });
  return {
    board,
    images,
    attachments,
    row: {
      type: work.type,
      title,
      publishAt: new Date(publishAt),
      written: { ...input, title, content, thumbnail, ...work, author, artists },
    },
  };
}

const auditOf =
  (act: AuditAct) =>
  ({ type }: { type: string }) => [{ act, board: type }];

/** Writes a post that is published at a time (EXH-09). Throws what `compose` throws. */
export async function createPlan(context: WriteContext, actor: Actor, input: PlanCreate): Promise<Plan> {
  const { row, images, attachments, board } = await compose(context, actor, input);
  const { id } = await transactAs(context.em, actor, auditOf("POST_PLANNED"), async (tx) => {
    await lockForWriting(tx, actor, board);
    await lockGroup(tx, row.written);
    const plan = tx.create(PlannedPost, { ...row, revision: 1, user: actor.id });
    await tx.flush();
    await enqueuePublishing(tx, plan, context.now());
    const owner = ownerOfPlan(plan.id);
    await takePictures(tx, { owner, images, actor });
    if (attachments) await setAttachments(tx, { owner, ids: attachments, actor });
    return { id: plan.id, type: row.type };
  });
  return getPlan(context.em.fork(), id);
}

/** Throws PLAN_NOT_FOUND, what `compose` throws, and PLAN_OVERTAKEN, with what stands, when the revision is past. */
export async function updatePlan(
  context: WriteContext,
  actor: Actor,
  { id, revision, ...input }: PlanUpdate,
): Promise<Plan> {
  const [standing] = await findPlans(context.em, id);
  const { row, images, attachments, board } = await compose(context, actor, input, standing?.written.artists);
  await transactAs(context.em, actor, auditOf("PLAN_UPDATED"), async (tx) => {
    await lockForWriting(tx, actor, board);
    await lockGroup(tx, row.written);
    const held = await lockPlan(tx, id);
    if (!held) throw new DomainError("PLAN_NOT_FOUND");
    if (revision !== undefined && revision !== held.revision)
      throw new ConflictError("PLAN_OVERTAKEN", await getPlan(tx, id));
    const anew = { failures: 0, failedAt: null, failure: "" };
    const revised = { ...row, ...anew, revision: held.revision + 1, updatedAt: context.now() };
    await tx.nativeUpdate(PlannedPost, { id }, revised);
    await dropPublishing(tx, held);
    await enqueuePublishing(tx, { ...revised, id }, context.now());
    await takePictures(tx, { owner: ownerOfPlan(id), images, actor });
    if (attachments) await setAttachments(tx, { owner: ownerOfPlan(id), ids: attachments, actor });
    return row;
  });
  return getPlan(context.em.fork(), id);
}

/** Throws PLAN_NOT_FOUND. */
export async function removePlan({ em }: Pick<WriteContext, "em">, actor: Actor, id: number): Promise<void> {
  await transactAs(em, actor, auditOf("PLAN_REMOVED"), async (tx) => {
    const held = await lockPlan(tx, id);
    if (!held) throw new DomainError("PLAN_NOT_FOUND");
    await releaseOwner(tx, ownerOfPlan(id));
    await dropPublishing(tx, held);
    await tx.nativeDelete(PlannedPost, { id });
    return held;
  });
}

type NewPost = Awaited<ReturnType<typeof publishPlan>>;

/** Publishes it now, before its time. Throws PLAN_NOT_FOUND and BOARD_CLOSED. */
export async function publishNow({ em, now, boards, notifier }: WriteContext, actor: Actor, id: number) {
  const sources = { boards: await boards(), siteUrl: notifier.siteUrl };
  return transactAs(
    em,
    actor,
    (post: NewPost) => [{ act: "POST_CREATED" as const, post }],
    async (tx) => {
      const held = await lockPlan(tx, id);
      if (!held) throw new DomainError("PLAN_NOT_FOUND");
      await dropPublishing(tx, held);
      return publishPlan(tx, held, { ...sources, at: now(), now: now() });
    },
  );
}
