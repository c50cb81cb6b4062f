import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Mailing } from "@bulmo/entities/mailing.entity";
import { z } from "zod";
import { JobFailure } from "../../platform/job/job-failure.ts";
import { draftMail, type MailDraft } from "../../platform/mail/mail-content.ts";
import { imagesOf, paragraphsOf } from "../../platform/sanitise/html-extract.ts";
import { isReadable } from "../board/board-access.ts";
import { type MailSources, defineMail } from "../notification/mail-template.ts";
import { greeting, type TemplateValues } from "../notification/mail-templates.ts";
import type { Recipient } from "../notification/mail-quota.ts";
import { postPath } from "../site/public-paths.ts";
import { hasFromAnother } from "./mailing-delivered.query.ts";
import { nextAdvertisingTime } from "@bulmo/contracts/advertising-hours";

const mailed = z.object({
  postId: z.int(),
  userId: z.guid(),
  isAdvertising: z.boolean(),
  mailingId: z.int().optional(),
});
type Mailed = z.output<typeof mailed>;

/** Characters of a notice that a mail holds; whoever wants more reads on at the site. */
const mostCharacters = 2_000;

/** Whole paragraphs, and of a first one that is too long its beginning. */
function beginningOf(paragraphs: readonly string[]): { shown: string[]; isWhole: boolean } {
  let room: number = mostCharacters;
  const fitting = paragraphs.findIndex((paragraph) => (room -= paragraph.length) < 0);
  if (fitting === -1) return { shown: [...paragraphs], isWhole: true };
  const shown = fitting === 0 ? [`${(paragraphs[0] ?? "").slice(0, mostCharacters)}…`] : paragraphs.slice(0, fitting);
  return { shown, isWhole: false };
}

/**
 * Whether an administrator stopped it since this mail was asked for (one that was leaving then is not tried again), or its
 * reader has the notice by another mailing.
 */
async function isNeedless(em: EntityManager, { mailingId, ...mail }: Mailed): Promise<boolean> {
  if (mailingId === undefined) return false;
  if ((await em.fork().count(Mailing, { id: mailingId, stoppedAt: { $ne: null } })) > 0) return true;
  return hasFromAnother(em, { ...mail, mailingId });
}

/** The member by the address of today; null for one who may not read the notice, or where it is gone. */
async function findReader(em: EntityManager, { postId, userId }: Mailed): Promise<Recipient | null> {
  const kysely = em.fork().getKysely<Tables>();
  const user = await kysely
    .selectFrom("user")
    .select(["id", "name", "email", "is_admin", "grade_id"])
    .where("id", "=", userId)
    .where("is_active", "=", true)
    .executeTakeFirst();
  if (!user) return null;
  const viewer = { isAdmin: user.is_admin, gradeId: user.grade_id ?? null };
  const post = await kysely
    .selectFrom("post")
    .select("id")
    .where("id", "=", postId)
    .where(isReadable(viewer))
    .executeTakeFirst();
  return post ? { userId: user.id, to: user.email, name: user.name } : null;
}

/** Throws a failure that waits for the morning where no advertisement may leave at this hour. */
function assertHour(now: Date, { isAdvertising }: Mailed): void {
  const pause = isAdvertising ? nextAdvertisingTime(now).getTime() - now.getTime() : 0;
  if (pause > 0) throw new JobFailure("NIGHT", { pause, isCounted: false });
}

/** Throws where the notice went in the moment since it was found. */
async function draft({ em }: MailSources, { name, siteUrl }: TemplateValues, data: Mailed): Promise<MailDraft> {
  const post = await em
    .fork()
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["type", "index", "title", "content"])
    .where("id", "=", data.postId)
    .executeTakeFirst();
  if (!post) throw new JobFailure("GONE", { isFinal: true });
  const { shown, isWhole } = beginningOf(paragraphsOf(post.content));
  const hasPictures = imagesOf(post.content).length > 0;
  const more =
    isWhole && !hasPictures
      ? "누리집에서는 아래 주소에서 보실 수 있습니다."
      : "이어지는 글과 이미지는 아래 주소에서 보실 수 있습니다.";
  return {
    ...draftMail(post.title, [greeting(name), ...shown, more, { link: `${siteUrl}${postPath(post)}` }]),
    isAdvertising: data.isAdvertising,
  };
}

const shared = {
  data: mailed,
  async find({ em, now }: MailSources, data: Mailed) {
    if (await isNeedless(em, data)) return null;
    assertHour(now(), data);
    return findReader(em, data);
  },
  compose: (values: TemplateValues, { data, sources }: { data: Mailed; sources: MailSources }) =>
    draft(sources, values, data),
};

/** A notice, to a member who agreed to such mail (DAY-02). */
export const noticeMail = defineMail({ kind: "notice", stops: "NOTICE", ...shared });

/** The same, to its foot, to the administrator who looks at it first. It needs no consent, and leaves at night too. */
export const noticeTrialMail = defineMail({
  kind: "notice-trial",
  stops: "NOTICE",
  isAskedFor: true,
  data: mailed,
  compose: async (values: TemplateValues, { data, sources }: { data: Mailed; sources: MailSources }) => ({
    ...(await draft(sources, values, data)),
    isTrial: true,
  }),
  find: ({ em }: MailSources, data: Mailed) => findReader(em, data),
});
