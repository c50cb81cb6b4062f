import { Migrator } from "@mikro-orm/migrations";
import type { InferClassEntityDB, MikroORM, Options, SqlEntityManager } from "@mikro-orm/sql";
import { Agreement, AgreementNotice, AgreementVersion } from "./agreement.entity.ts";
import { ApiKey } from "./api-key.entity.ts";
import { Attachment, AttachmentDownload, AttachmentUpload } from "./attachment.entity.ts";
import { AttachmentText } from "./attachment-text.entity.ts";
import { AuditLine } from "./audit-line.entity.ts";
import { Board, BoardAddress } from "./board.entity.ts";
import { BoardBlock } from "./board-block.entity.ts";
import { BoardCounter } from "./board-counter.entity.ts";
import { releaseBroken } from "./broken-connection.ts";
import { Bulletin } from "./bulletin.entity.ts";
import { Chronicle, ChronicleEntry } from "./chronicle.entity.ts";
import { Comment, CommentLike } from "./comment.entity.ts";
import { Consent } from "./consent.entity.ts";
import { EmailProof } from "./email-proof.entity.ts";
import { Event, EventReply } from "./event.entity.ts";
import { Exhibition, ExhibitionGroup } from "./exhibition.entity.ts";
import { ImportOrigin, ImportRun } from "./import.entity.ts";
import { Invitation } from "./invitation.entity.ts";
import { Job } from "./job.entity.ts";
import { MailChoice } from "./mail-choice.entity.ts";
import { MemberGrade } from "./member-grade.entity.ts";
import { Initial } from "./migrations/20261121000000-initial.ts";
import { TellChanges } from "./migrations/20261121010000-tell-changes.ts";
import { PostReceipts } from "./migrations/20261122000000-post-receipt.ts";
import { PostRevision } from "./migrations/20261122000000-post-revision.ts";
import { CountBlocks } from "./migrations/20261122010000-count-blocks.ts";
import { Trash } from "./migrations/20261123000000-trash.ts";
import { Audit } from "./migrations/20261123000001-audit.ts";
import { AuditMove } from "./migrations/20261124000000-audit-move.ts";
import { CommentReceipts } from "./migrations/20261124000000-comment-receipt.ts";
import { SecondFactors } from "./migrations/20261125000000-second-factor.ts";
import { Reports } from "./migrations/20261126000000-report.ts";
import { ReportNotes } from "./migrations/20261127000000-report-note.ts";
import { SessionDevices } from "./migrations/20261128000000-session-device.ts";
import { UploadStoredBytes } from "./migrations/20261129000000-upload-stored-bytes.ts";
import { EmailProofs } from "./migrations/20261129010000-email-proof.ts";
import { NameTrust } from "./migrations/20261129010001-name-trust.ts";
import { TellAuthors } from "./migrations/20261129020000-tell-authors.ts";
import { CommentEdited } from "./migrations/20261130000000-comment-edited.ts";
import { Invitations } from "./migrations/20261130010000-invitation.ts";
import { SamplePosts } from "./migrations/20261201000000-sample-post.ts";
import { ReceiptFingerprint } from "./migrations/20261201010000-receipt-fingerprint.ts";
import { ApiKeys } from "./migrations/20261204000000-api-key.ts";
import { Webhooks } from "./migrations/20261205000000-webhook.ts";
import { PostOrder } from "./migrations/20261206000000-post-order.ts";
import { PinnedPosts } from "./migrations/20261207000000-pinned-post.ts";
import { AuditWebhook } from "./migrations/20261208000000-audit-webhook.ts";
import { WebhookSecrets } from "./migrations/20261208010000-webhook-secret.ts";
import { WebhookWaiting } from "./migrations/20261208020000-webhook-waiting.ts";
import { Boards } from "./migrations/20261209000000-board.ts";
import { ExhibitionActs } from "./migrations/20261210000000-exhibition-act.ts";
import { WebhookResend } from "./migrations/20261211000000-webhook-resend.ts";
import { PostHeadings } from "./migrations/20261212000000-post-heading.ts";
import { PostPlace } from "./migrations/20261213000000-post-place.ts";
import { BoardActs } from "./migrations/20261214000000-board-act.ts";
import { RestrictedUploads } from "./migrations/20261214000000-upload-restricted.ts";
import { SecretQuestions } from "./migrations/20261216000000-secret-question.ts";
import { PlannedPosts } from "./migrations/20261217000000-planned-post.ts";
import { MemberGrades } from "./migrations/20261218000000-member-grade.ts";
import { AnnouncedPictures } from "./migrations/20261219000000-announced-picture.ts";
import { PageTexts } from "./migrations/20261220000000-page-text.ts";
import { People } from "./migrations/20261221000000-person.ts";
import { PlanFailure } from "./migrations/20261222000000-plan-failure.ts";
import { AuditActText } from "./migrations/20261223000000-audit-act-text.ts";
import { SitePages } from "./migrations/20261226000000-site-page.ts";
import { Officer, OfficerTerm } from "./officer.entity.ts";
import { OldPassword } from "./old-password.entity.ts";
import { OneTimeCode } from "./one-time-code.entity.ts";
import { Agreements } from "./migrations/20261227000000-agreement.ts";
import { WithdrawnWorks } from "./migrations/20261229000000-withdrawn-work.ts";
import { WorkRecord } from "./migrations/20261230000000-work-record.ts";
import { WorkArtists } from "./migrations/20270102000000-work-artist.ts";
import { PictureColours } from "./migrations/20270103000000-picture-colours.ts";
import { BoardDescriptions } from "./migrations/20270110000000-board-description.ts";
import { WithdrawnAt } from "./migrations/20270111000000-withdrawn-at.ts";
import { UploadSenders } from "./migrations/20270112000000-upload-sender.ts";
import { Attachments } from "./migrations/20270113000000-attachment.ts";
import { AttachmentTexts } from "./migrations/20270114000000-attachment-text.ts";
import { OldPasswords } from "./migrations/20270116000000-old-password.ts";
import { Imports } from "./migrations/20270117000000-import.ts";
import { AttachmentTextDue } from "./migrations/20270118000000-attachment-text-due.ts";
import { AttachmentDownloads } from "./migrations/20270119000000-attachment-download.ts";
import { Jobs } from "./migrations/20270120000000-job.ts";
import { MailChoices } from "./migrations/20270124000000-mail-choice.ts";
import { Bulletins } from "./migrations/20270121000000-bulletin.ts";
import { Search } from "./migrations/20270123000000-search.ts";
import { Events } from "./migrations/20270122000000-event.ts";
import { PageText, PageTextVersion } from "./page-text.entity.ts";
import { Person } from "./person.entity.ts";
import { PlannedPost } from "./planned-post.entity.ts";
import { PostMove } from "./post-move.entity.ts";
import { PostLike, PostView } from "./post-reader.entity.ts";
import { PostReceipt } from "./post-receipt.entity.ts";
import { Post } from "./post.entity.ts";
import { PreparingClient } from "./planned-once.ts";
import { RateLimit } from "./rate-limit.entity.ts";
import { Report } from "./report.entity.ts";
import { appliedMigrations, assertKnown } from "./schema-version.ts";
import { RecoveryCode, SecondFactor } from "./second-factor.entity.ts";
import { PostText, SearchMiss } from "./search.entity.ts";
import { SecretQuestion } from "./secret-question.entity.ts";
import { Session } from "./session.entity.ts";
import { Setting } from "./setting.entity.ts";
import { SitePage, SitePagePath } from "./site-page.entity.ts";
import { StoredPost } from "./stored-post.entity.ts";
import { Upload, UploadSender, UploadUse } from "./upload.entity.ts";
import { User } from "./user.entity.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";
import { Webhook } from "./webhook.entity.ts";
import { WithdrawnWork } from "./withdrawn-work.entity.ts";
import { WorkArtist } from "./work-artist.entity.ts";

const entities = [
  ApiKey,
  Agreement,
  AgreementNotice,
  AgreementVersion,
  Attachment,
  AttachmentDownload,
  AttachmentText,
  AttachmentUpload,
  AuditLine,
  Board,
  BoardAddress,
  BoardBlock,
  BoardCounter,
  Bulletin,
  Chronicle,
  ChronicleEntry,
  Comment,
  CommentLike,
  Consent,
  EmailProof,
  Event,
  EventReply,
  Exhibition,
  ExhibitionGroup,
  ImportOrigin,
  ImportRun,
  Invitation,
  Job,
  MailChoice,
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
  Report,
  SearchMiss,
  SecondFactor,
  SecretQuestion,
  Session,
  Setting,
  SitePage,
  SitePagePath,
  StoredPost,
  Upload,
  UploadSender,
  UploadUse,
  User,
  Webhook,
  WebhookDelivery,
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

export const migrationsList = [
  { name: "20261121000000-initial", class: Initial },
  { name: "20261121010000-tell-changes", class: TellChanges },
  { name: "20261122000000-post-receipt", class: PostReceipts },
  { name: "20261122000000-post-revision", class: PostRevision },
  { name: "20261122010000-count-blocks", class: CountBlocks },
  { name: "20261123000000-trash", class: Trash },
  { name: "20261123000001-audit", class: Audit },
  { name: "20261124000000-audit-move", class: AuditMove },
  { name: "20261124000000-comment-receipt", class: CommentReceipts },
  { name: "20261125000000-second-factor", class: SecondFactors },
  { name: "20261126000000-report", class: Reports },
  { name: "20261127000000-report-note", class: ReportNotes },
  { name: "20261128000000-session-device", class: SessionDevices },
  { name: "20261129000000-upload-stored-bytes", class: UploadStoredBytes },
  { name: "20261129010000-email-proof", class: EmailProofs },
  { name: "20261129010001-name-trust", class: NameTrust },
  { name: "20261129020000-tell-authors", class: TellAuthors },
  { name: "20261130000000-comment-edited", class: CommentEdited },
  { name: "20261130010000-invitation", class: Invitations },
  { name: "20261201000000-sample-post", class: SamplePosts },
  { name: "20261201010000-receipt-fingerprint", class: ReceiptFingerprint },
  { name: "20261204000000-api-key", class: ApiKeys },
  { name: "20261205000000-webhook", class: Webhooks },
  { name: "20261206000000-post-order", class: PostOrder },
  { name: "20261207000000-pinned-post", class: PinnedPosts },
  { name: "20261208000000-audit-webhook", class: AuditWebhook },
  { name: "20261208010000-webhook-secret", class: WebhookSecrets },
  { name: "20261208020000-webhook-waiting", class: WebhookWaiting },
  { name: "20261209000000-board", class: Boards },
  { name: "20261210000000-exhibition-act", class: ExhibitionActs },
  { name: "20261211000000-webhook-resend", class: WebhookResend },
  { name: "20261212000000-post-heading", class: PostHeadings },
  { name: "20261213000000-post-place", class: PostPlace },
  { name: "20261214000000-board-act", class: BoardActs },
  { name: "20261214000000-upload-restricted", class: RestrictedUploads },
  { name: "20261216000000-secret-question", class: SecretQuestions },
  { name: "20261217000000-planned-post", class: PlannedPosts },
  { name: "20261218000000-member-grade", class: MemberGrades },
  { name: "20261219000000-announced-picture", class: AnnouncedPictures },
  { name: "20261220000000-page-text", class: PageTexts },
  { name: "20261221000000-person", class: People },
  { name: "20261222000000-plan-failure", class: PlanFailure },
  { name: "20261223000000-audit-act-text", class: AuditActText },
  { name: "20261226000000-site-page", class: SitePages },
  { name: "20261227000000-agreement", class: Agreements },
  { name: "20261229000000-withdrawn-work", class: WithdrawnWorks },
  { name: "20261230000000-work-record", class: WorkRecord },
  { name: "20270102000000-work-artist", class: WorkArtists },
  { name: "20270103000000-picture-colours", class: PictureColours },
  { name: "20270110000000-board-description", class: BoardDescriptions },
  { name: "20270111000000-withdrawn-at", class: WithdrawnAt },
  { name: "20270112000000-upload-sender", class: UploadSenders },
  { name: "20270113000000-attachment", class: Attachments },
  { name: "20270114000000-attachment-text", class: AttachmentTexts },
  { name: "20270116000000-old-password", class: OldPasswords },
  { name: "20270117000000-import", class: Imports },
  { name: "20270118000000-attachment-text-due", class: AttachmentTextDue },
  { name: "20270119000000-attachment-download", class: AttachmentDownloads },
  { name: "20270120000000-job", class: Jobs },
  { name: "20270121000000-bulletin", class: Bulletins },
  { name: "20270122000000-event", class: Events },
  { name: "20270123000000-search", class: Search },
  { name: "20270124000000-mail-choice", class: MailChoices },
];

/** In the order in which they run. */
export const knownMigrations: readonly string[] = migrationsList.map(({ name }) => name);

const options = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList, snapshot: false, silent: true },
  // The view and the triggers are the migrations' own; what the view shows is in `stored_post`.
  schemaGenerator: { skipTables: ["post"], skipViews: ["post"], ignoreTriggers: true },
  forceUtcTimezone: true,
} satisfies Options;

/** Opens the database without changing it. Throws what the driver throws when it cannot be reached. */
export async function openDatabase(target: DatabaseOptions): Promise<Database> {
  if ("directory" in target) {
    const { MikroORM } = await import("@mikro-orm/pglite");
    const { directory, image } = target;
    const driverOptions = () => ({ loadDataDir: image });
    const orm = await MikroORM.init({ ...options, dbName: directory, ...(image && { driverOptions }) });
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
