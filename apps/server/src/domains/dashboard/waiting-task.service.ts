import { pageTextTitles } from "@bulmo/content/page-text";
import type { WaitingTask } from "@bulmo/contracts/dashboard";
import { type DashboardTask, dashboardTasks } from "@bulmo/contracts/dashboard-task";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Context } from "../../trpc.ts";
import { listUnsigned } from "../audit-review/audit-review.service.ts";
import { countApplications } from "../application/application.service.ts";
import { listUndescribed } from "../picture-description/picture-description-list.service.ts";
import { listPlans } from "../plan/plan.service.ts";
import { listUnanswered } from "../post/post-unanswered.service.ts";
import { countReported } from "../report/report-list.service.ts";
import type { IndexedPage } from "../search/open-page-index.ts";
import { listProposals } from "../work-proposal/work-proposal.service.ts";

type ReadContext = Pick<Context, "em" | "boards" | "pageIndex" | "cachedCount" | "now">;

/** Of most kinds as many are named. */
const named = 3;

/** Pictures that are looked for; whoever has more sees that there are. */
const mostPictures = 20;

/** Milliseconds in which what is planned is coming. */
const coming = 7 * 24 * 60 * 60_000;

type Found = Omit<WaitingTask, "kind">;

const counted = (count: number, items: Found["items"] = []): Found => ({ count, isMore: false, items });

async function findQuestions({ em }: ReadContext): Promise<Found> {
  const { count, list } = await listUnanswered(em, { first: "OLDEST", limit: named });
  return counted(
    count,
    list.map(({ index, title, createdAt: at }) => ({ title, path: `/community/qna/detail?index=${index}`, at })),
  );
}

/** What is published in the coming days, and what cannot be. */
async function findPlans({ em, now }: ReadContext): Promise<Found> {
  const until = now().getTime() + coming;
  const plans = (await listPlans(em)).filter(
    ({ publishAt, problem }) => problem !== "" || Date.parse(publishAt) <= until,
  );
  return counted(
    plans.length,
    plans.slice(0, named).map(({ id, title, publishAt: at }) => ({
      title,
      path: `/admin/content-manage/planned?edit=${id}`,
      at,
    })),
  );
}

const findDrafted = async (em: EntityManager) =>
  (
    await sql<{ name: string; draftedAt: Date | string }>`
      select name, drafted_at as "draftedAt" from page_text where draft is not null and drafted_at is not null
      union all
      select document, drafted_at from agreement where draft is not null and drafted_at is not null
      order by 2, 1`.execute(em.getKysely<Tables>())
  ).rows;

/** The text of the association stands at the foot of every page; where those are that members agree to. */
const draftPaths: Readonly<Record<string, string>> = { association: "/", TERMS: "/terms", PRIVACY: "/personal-info" };

/** What a draft is called: as its page, unless it is not what the page begins with. */
const titleOfDraft = (name: string, { title, path, texts }: IndexedPage): string =>
  path === "/" || texts.indexOf(name) > 0 ? ((pageTextTitles as Record<string, string>)[name] ?? title) : title;

/**
 * Texts that were changed and not published yet, each on the page where that is done. All are named, since no list has
 * them; a page that was removed takes its draft along, and brings it back.
 */
async function findDrafts({ em, pageIndex }: ReadContext): Promise<Found> {
  const pages = await pageIndex();
  const items = (await findDrafted(em)).flatMap(({ name, draftedAt }) => {
    const path = draftPaths[name];
    const page = pages.find((one) => (path === undefined ? one.texts.includes(name) : one.path === path));
    return page ? [{ title: titleOfDraft(name, page), path: page.path, at: new Date(draftedAt).toISOString() }] : [];
  });
  return counted(items.length, items);
}

/** Months whose log waits to be gone through, on the page where that is done (DAY-10). */
async function findReviews({ em, now }: ReadContext): Promise<Found> {
  const months = await listUnsigned(em, now());
  const titleOf = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
  return counted(
    months.length,
    months.slice(0, named).map(({ month, since }) => ({
      title: titleOf(month),
      path: `/admin/audit-review?month=${month}`,
      at: since.toISOString(),
    })),
  );
}

async function findUndescribed(context: ReadContext): Promise<Found> {
  const { list, nextCursor } = await listUndescribed(context, { limit: mostPictures });
  return { count: list.length, isMore: list.length > 0 && nextCursor !== null, items: [] };
}

/** Works whose captions tell something of an empty record. Ten thousand captions take a second: counted when one has changed. */
async function countProposals(context: ReadContext): Promise<number> {
  const types = [...(await context.boards()).byType.values()].flatMap(({ type, exhibition }) =>
    exhibition ? type : [],
  );
  return context.cachedCount(
    { key: "work proposals", tags: ["board", "person", ...types.map((type) => `post:${type}`)] },
    async () => (await listProposals(context, { page: 1, limit: 1 })).total,
  );
}

/** Where another kind of task is counted; the first page knows how each is called, and where it is done. */
const findings: Record<DashboardTask, (context: ReadContext) => Promise<Found>> = {
  QUESTION: findQuestions,
  REPORT: async ({ em }) => counted(await countReported(em)),
  APPLICATION: async ({ em }) => counted(await countApplications(em)),
  REVIEW: findReviews,
  PLAN: findPlans,
  DRAFT: findDrafts,
  UNDESCRIBED: findUndescribed,
  PROPOSAL: async (context) => counted(await countProposals(context)),
};

/** What waits for administrators; kinds of which nothing does are left out. */
export async function listTasks(context: ReadContext): Promise<WaitingTask[]> {
  const tasks: WaitingTask[] = [];
  for (const kind of dashboardTasks) tasks.push({ kind, ...(await findings[kind](context)) });
  return tasks.filter(({ count }) => count > 0);
}
