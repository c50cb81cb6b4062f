import { Migrator } from "@mikro-orm/migrations";
import type { InferClassEntityDB, MikroORM, Options, SqlEntityManager } from "@mikro-orm/sql";
import { AgeStatement } from "./age-statement.entity.ts";
import { Agreement, AgreementNotice, AgreementVersion } from "./agreement.entity.ts";
import { ApiKey } from "./api-key.entity.ts";
import { Attachment, AttachmentDownload, AttachmentUpload } from "./attachment.entity.ts";
import { AttachmentText } from "./attachment-text.entity.ts";
import { AuditReview } from "./audit-review.entity.ts";
import { AuditLine } from "./audit-line.entity.ts";
import { BackupRun } from "./backup-run.entity.ts";
import { Board, BoardAddress } from "./board.entity.ts";
import { BoardBlock } from "./board-block.entity.ts";
import { BoardCounter } from "./board-counter.entity.ts";
import { releaseBroken } from "./broken-connection.ts";
import { Bulletin } from "./bulletin.entity.ts";
import { Chronicle, ChronicleEntry, ChronicleVersion } from "./chronicle.entity.ts";
import { Comment, CommentLike } from "./comment.entity.ts";
import { Consent } from "./consent.entity.ts";
import { Dormancy } from "./dormancy.entity.ts";
import { Dues, WithdrawnDues } from "./dues.entity.ts";
import { EmailProof } from "./email-proof.entity.ts";
import { EventNotice } from "./event-notice.entity.ts";
import { Event, EventReply } from "./event.entity.ts";
import { Exhibition, ExhibitionGroup } from "./exhibition.entity.ts";
import { ImportOrigin, ImportRun } from "./import.entity.ts";
import { Invitation } from "./invitation.entity.ts";
import { Job } from "./job.entity.ts";
import { MailChoice } from "./mail-choice.entity.ts";
import { Mailing, MailingRecipient } from "./mailing.entity.ts";
import { MemberGrade } from "./member-grade.entity.ts";
import { Officer, OfficerTerm, RemovedOfficerTerm } from "./officer.entity.ts";
import { OldPassword } from "./old-password.entity.ts";
import { OneTimeCode } from "./one-time-code.entity.ts";
import { PageText, PageTextVersion } from "./page-text.entity.ts";
import { Person } from "./person.entity.ts";
import { PlannedPost } from "./planned-post.entity.ts";
import { PostMove } from "./post-move.entity.ts";
import { PostLike, PostView } from "./post-reader.entity.ts";
import { PostReceipt } from "./post-receipt.entity.ts";
import { Post } from "./post.entity.ts";
import { PreparingClient } from "./planned-once.ts";
import { RateLimit } from "./rate-limit.entity.ts";
import { RemovedEvent, RemovedEventReply } from "./removed-event.entity.ts";
import { RemovedPerson } from "./removed-person.entity.ts";
import { Report } from "./report.entity.ts";
import { knownMigrations, migrationsList } from "./migrations-list.ts";
import { appliedMigrations, assertKnown } from "./schema-version.ts";
import { RecoveryCode, SecondFactor } from "./second-factor.entity.ts";
import { PostText, SearchMiss } from "./search.entity.ts";
import { SecretQuestion } from "./secret-question.entity.ts";
import { Session } from "./session.entity.ts";
import { Setting } from "./setting.entity.ts";
import { SitePage, SitePageEarlierPath, SitePagePath } from "./site-page.entity.ts";
import { StoredPost } from "./stored-post.entity.ts";
import { Upload, UploadSender, UploadUse } from "./upload.entity.ts";
import { User } from "./user.entity.ts";
import { VisitCount } from "./visit-count.entity.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";
import { Webhook } from "./webhook.entity.ts";
import { WithdrawnWork } from "./withdrawn-work.entity.ts";
import { WorkArtist } from "./work-artist.entity.ts";

const entities = [
  ApiKey,
  AgeStatement,
  Agreement,
  AgreementNotice,
  AgreementVersion,
  Attachment,
  AttachmentDownload,
  AttachmentText,
  AttachmentUpload,
  AuditLine,
  BackupRun,
  AuditReview,
  Board,
  BoardAddress,
  BoardBlock,
  BoardCounter,
  Bulletin,
  Chronicle,
  ChronicleEntry,
  ChronicleVersion,
  Comment,
  CommentLike,
  Consent,
  Dormancy,
  Dues,
  EmailProof,
  Event,
  EventNotice,
  EventReply,
  Exhibition,
  ExhibitionGroup,
  ImportOrigin,
  ImportRun,
  Invitation,
  Job,
  MailChoice,
  Mailing,
  MailingRecipient,
  MemberGrade,
  Officer,
  OfficerTerm,
  OldPassword,
  OneTimeCode,
  PageText,
  PageTextVersion,
  Person,
  Post,
  PostLike,
  PlannedPost,
  PostMove,
  PostReceipt,
  PostText,
  PostView,
  RateLimit,
  RecoveryCode,
  RemovedEvent,
  RemovedEventReply,
  RemovedOfficerTerm,
  RemovedPerson,
  Report,
  SearchMiss,
  SecondFactor,
  SecretQuestion,
  Session,
  Setting,
  SitePage,
  SitePageEarlierPath,
  SitePagePath,
  StoredPost,
  Upload,
  UploadSender,
  UploadUse,
  User,
  VisitCount,
  Webhook,
  WebhookDelivery,
  WithdrawnDues,
  WithdrawnWork,
  WorkArtist,
];

export type EntityManager = SqlEntityManager;

/** The tables as raw queries see them. */
export type Tables = InferClassEntityDB<(typeof entities)[number], object>;

export type Database = {
  orm: MikroORM;
  kind: "pglite" | "postgresql";
};

/**
 * `url` is a PostgreSQL address; `directory` holds an embedded database, `memory://` one that is forgotten. A new one
 * begins with what `image` holds, if there is one.
 */
export type DatabaseOptions = { url: string; poolSize: number } | { directory: string; image?: Blob };

const options = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList, snapshot: false, silent: true },
  // The view and the triggers are the migrations' own; what the view shows is in `stored_post`.
  schemaGenerator: { skipTables: ["post"], skipViews: ["post"], ignoreTriggers: true },
  forceUtcTimezone: true,
} satisfies Options;

/**
 * PostgreSQL's own 128 MB are laid out at every start, and stay: with these an empty database opens in 0.7 instead of
 * 1.2 s of a processor, in 110 MB less. The system's cache holds what an association's pages read beside them.
 */
const sharedBuffers = "shared_buffers=32MB";

/** What the embedded database is opened with; nothing of it is written into its folder. */
async function embeddedOptions(image: Blob | undefined) {
  const { PGlite } = await import("@electric-sql/pglite");
  return { startParams: [...PGlite.defaultStartParams, "-c", sharedBuffers], ...(image && { loadDataDir: image }) };
}

/** Opens the database without changing it. Throws what the driver throws when it cannot be reached. */
export async function openDatabase(target: DatabaseOptions): Promise<Database> {
  if ("directory" in target) {
    const { MikroORM } = await import("@mikro-orm/pglite");
    const { directory, image } = target;
    const embedded = await embeddedOptions(image);
    const orm = await MikroORM.init({ ...options, dbName: directory, driverOptions: () => embedded });
    return { orm, kind: "pglite" };
  }
  const { MikroORM } = await import("@mikro-orm/postgresql");
  const orm = await MikroORM.init({
    ...options,
    clientUrl: target.url,
    ensureDatabase: false,
    pool: { min: 0, max: target.poolSize },
    // A caller is told within 3 s that the site is busy rather than left waiting for a connection (hazard 14).
    driverOptions: { connectionTimeoutMillis: 2_500, Client: PreparingClient, onPoolCreated: releaseBroken },
  });
  return { orm, kind: "postgresql" };
}

/** Makes everybody else who changes the schema wait until the end of this transaction; the number is any. */
export const lockSchema = (em: EntityManager) => em.execute("select pg_advisory_xact_lock(20261121)");

/**
 * Brings the schema to this version. Several processes may call it at once; one of them does the work. Throws
 * NewerSchemaError, and changes nothing then.
 */
export async function migrate({ orm, kind }: Database): Promise<void> {
  const migrator = orm.migrator;
  if (kind === "pglite") {
    assertKnown(await appliedMigrations(orm.em.fork()), knownMigrations);
    await migrator.up();
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    await lockSchema(em);
    assertKnown(await appliedMigrations(em), knownMigrations);
    await migrator.up({ transaction: em.getTransactionContext() });
  });
}
