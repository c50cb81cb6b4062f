import type { Database, EntityManager } from "@bulmo/entities/database";
import { sweepAttachments } from "./domains/attachment/attachment-sweep.service.ts";
import { sweepAudit } from "./domains/audit/audit.service.ts";
import { sessionCookieName } from "./domains/auth/session-cookie.ts";
import { readSessionSecret } from "./domains/auth/session-secret.ts";
import { findBackupAge, sweepRuns } from "./domains/backup-run/backup-run.service.ts";
import { openBoards } from "./domains/board/open-boards.ts";
import { sweepJobs } from "./domains/job/job.service.ts";
import { openBulletins } from "./domains/bulletin/open-bulletins.ts";
import { sweepKeys } from "./domains/key/key.service.ts";
import { openPageTexts } from "./domains/page-text/open-page-texts.ts";
import { openAssociation } from "./domains/page-text/open-association.ts";
import { sweepReaders } from "./domains/reader/reader-count.service.ts";
import { sweepReports } from "./domains/report/report.service.ts";
import { openSamplePosts } from "./domains/sample/sample-posts.ts";
import { openPageIndex } from "./domains/search/open-page-index.ts";
import { createPostTextFiller } from "./domains/search/post-text-filler.ts";
import { sweepRemovedEvents } from "./domains/event/event-removal.service.ts";
import { sweepRemovedTerms } from "./domains/officer/term-removal.service.ts";
import { sweepRemovedPeople } from "./domains/person/person-removal.service.ts";
import { sweepMisses } from "./domains/search/search-miss.service.ts";
import { openWorkIndex } from "./domains/work-search/open-work-index.ts";
import { openPreparation } from "./domains/set-up/set-up.route.ts";
import { sweepTrash } from "./domains/trash/trash.service.ts";
import { createUploads, type Uploads } from "./domains/upload/uploads.ts";
import { fillNicknameKeys } from "./domains/user/nickname-key.service.ts";
import { createVisitCounter } from "./domains/visit/visit-counter.ts";
import { sweepVisits } from "./domains/visit/visit.service.ts";
import { sweepDeliveries } from "./domains/webhook/delivery-outcome.ts";
import type { Environment } from "./env.ts";
import { createJobs } from "./jobs.ts";
import { openResponseCache } from "./platform/cache/response-cache.ts";
import { createLimiter } from "./platform/limit/limiter.ts";
import { createDocumentReader } from "./platform/document-text/document-reader.ts";
import type { Log } from "./platform/log/log.ts";
import { openMetrics } from "./platform/metrics/metrics.ts";
import { type Outside, outside as realOutside } from "./platform/outbound/outside.ts";
import { createSealingKey } from "./platform/seal/sealing-key.ts";
import type { BlobStore } from "./platform/storage/blob-store.ts";
import { openBlobStore } from "./platform/storage/open-blob-store.ts";
import { createSessions } from "./session.ts";

/** Milliseconds in which what is open already closes where the rest cannot be opened. */
const failedOpening = 1_000;

type Given = {
  /** Open and up to date. */
  database: Database;
  log: Log;
  /** The time; a test may set it. */
  now?: (() => Date) | undefined;
  /** Stands before the storage of pictures; a test may let it fail. */
  wrapBlobStore?: ((blobStore: BlobStore) => BlobStore) | undefined;
  /** What webhooks are sent to, and how long a receiver has in milliseconds; a test may bring a world of its own. */
  outside?: (Outside & { timeout?: number }) | undefined;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** What lets people in, each with a key of the one secret. */
function createAccess(env: Environment, fork: () => EntityManager, secret: string) {
  const { hasRateLimits, isSecure, needsSecondFactor } = env;
  return {
    sessions: createSessions({ fork, secret, cookieName: sessionCookieName(isSecure), needsSecondFactor }),
    limiter: createLimiter({ fork, secret, isEnabled: hasRateLimits }),
    secondFactors: { key: createSealingKey(secret, "second factor"), isRequired: needsSecondFactor },
  };
}

/** What every page shows a little of: no page asks the database for it. */
const openKnown = async (sources: Parameters<typeof openBulletins>[0]) => ({
  boards: await openBoards(sources),
  /** How the association is reached, at the foot of each page. */
  association: await openAssociation(sources),
  /** What the association says of itself. */
  pageTexts: await openPageTexts(sources),
  /** Whether the site is still to be set up (docs/decisions/065). */
  isPreparing: await openPreparation(sources.fork),
  /** Whether a sample post stands, which the page that asks depends on. */
  hasSamples: await openSamplePosts(sources),
  /** What visitors are told on the pages themselves today. */
  bulletins: await openBulletins(sources),
});

type Searching = Parameters<typeof openBoards>[0] & {
  log: Log;
  known: Awaited<ReturnType<typeof openKnown>>;
  opening: AsyncDisposableStack;
};

/** What works and pages are found by, in memory, and what makes posts that stood before ready to be found. */
function openSearches({ fork, log, responseCache, known, opening }: Searching) {
  const postTexts = createPostTextFiller({ fork, log });
  opening.defer(() => postTexts.close());
  return {
    workIndex: openWorkIndex({ fork, responseCache, boards: known.boards }),
    pageIndex: openPageIndex({ fork, responseCache, ...known }),
    postTexts,
  };
}

type Counting = { env: Environment; given: Given; now: () => Date; opening: AsyncDisposableStack };

/** What is counted: visits by page and day, and what the process does, with who may read it; undefined where nobody may. */
function openCounting({ env, given: { database, log }, now, opening }: Counting) {
  const fork = () => database.orm.em.fork();
  const visits = createVisitCounter({ fork, now, log });
  opening.defer(() => visits.close());
  const readBackupAge = () => findBackupAge(fork(), now());
  const metrics = env.metrics && { metrics: openMetrics({ database, readBackupAge }), readers: env.metrics };
  opening.defer(async () => metrics?.metrics.close());
  return { visits, metrics };
}

const rowSweeps = [
  sweepReaders,
  sweepTrash,
  sweepRemovedEvents,
  sweepRemovedPeople,
  sweepRemovedTerms,
  sweepAudit,
  sweepReports,
  sweepKeys,
  sweepDeliveries,
  sweepJobs,
  sweepMisses,
  sweepRuns,
  sweepVisits,
];

type Sweeping = {
  access: ReturnType<typeof createAccess>;
  fork: () => EntityManager;
  log: Log;
  searches: ReturnType<typeof openSearches>;
  missingJobs: ReturnType<typeof createJobs>["missingJobs"];
};

/** Forgets what has run out or need not be known any longer, and fills in what the version before left out. */
const sweepRows = ({ access, fork, log, searches, missingJobs }: Sweeping) => [
  access.sessions.sweep(),
  access.limiter.sweep(),
  ...rowSweeps.map((sweep) => sweep(fork())),
  fillNicknameKeys(fork(), log),
  searches.postTexts.fill(),
  missingJobs.plan(),
];

/** Pictures and files of posts, and what reads the words of these. Nothing of it runs by itself yet. */
async function openFiles(env: Environment, { database, log, wrapBlobStore }: Given, now: () => Date) {
  const blobStore = await openBlobStore(env);
  const uploads = createUploads({ ...env, database, log, now, blobStore: wrapBlobStore?.(blobStore) ?? blobStore });
  return { uploads, reader: createDocumentReader({ folder: uploads.pictures.scratch.root }) };
}

/** What nothing uses goes. Answers how many files did. */
const sweepFiles = async (uploads: Uploads): Promise<number> =>
  (await uploads.sweep()) + (await sweepAttachments(uploads.pictures));

/** Everything that one process of the site holds besides its database and its pages: made here and nowhere else. */
export async function createServices(env: Environment, given: Given) {
  const { database, log } = given;
  const opening = new AsyncDisposableStack();
  let closeBy = Date.now() + failedOpening;
  const now = given.now ?? (() => new Date());
  const fork = (): EntityManager => database.orm.em.fork();
  try {
    const secret = await readSessionSecret(env);
    const access = createAccess(env, fork, secret);
    const responseCache = await openResponseCache({ database, now, log, isOn: env.mode !== "development" });
    opening.defer(() => responseCache.close());
    const known = await openKnown({ fork, now, responseCache });
    const { uploads, reader } = await openFiles(env, given, now);
    const webhookKey = createSealingKey(secret, "webhook");
    const outside = given.outside ?? realOutside;
    const work = { uploads, reader, boards: known.boards.read, webhooks: { key: webhookKey, outside } };
    const asking = createJobs({ ...work, env, database, now, log, limiter: access.limiter, secret });
    opening.defer(() => asking.jobs.close(closeBy - Date.now()));
    opening.defer(() => uploads.close());
    opening.defer(async () => reader.close());
    const counting = openCounting({ env, given, now, opening });
    const searches = openSearches({ fork, log, responseCache, known, opening });
    opening.defer(async () => asking.jobs.stop());
    opening.defer(() => asking.missingJobs.close());
    const opened = opening.move();
    return {
      ...access,
      ...asking,
      database,
      upkeep: env,
      log,
      now,
      fork,
      uploads,
      webhooks: { key: webhookKey, nudge: () => asking.jobs.nudge() },
      responseCache,
      ...known,
      ...searches,
      ...counting,
      /** Forgets what has run out and repairs what is missing; for every hour. */
      sweep: () =>
        Promise.all([asking.planJobs(), sweepFiles(uploads), ...sweepRows({ ...asking, access, fork, log, searches })]),
      /** Ends all of it within so many milliseconds; mail that is under way leaves within what the rest has left of them. */
      async close(within: number): Promise<void> {
        closeBy = Date.now() + within;
        await opened.disposeAsync();
      },
    };
  } finally {
    // What is open already closes where the rest could not be opened; what was moved stays open.
    await opening.disposeAsync();
  }
}
