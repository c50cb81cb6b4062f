import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { mayRead } from "../board/board-access.ts";
import type { Board } from "../board/boards.ts";
import { wantsMail } from "../mail-choice/mail-choice.service.ts";
import { hasMail } from "./mailing-delivered.query.ts";

/** The board whose posts are mailed. */
export const mailedBoard = "NOTICE";

export type MailedNotice = { id: number; title: string };

/** The notice; with `lock` nobody else mails it meanwhile. Throws POST_NOT_FOUND. */
export async function findNotice(em: EntityManager, index: number, lock = false): Promise<MailedNotice> {
  const found = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["id", "title"])
    .where("type", "=", mailedBoard)
    .where("index", "=", index)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!found) throw new DomainError("POST_NOT_FOUND");
  return found;
}

export type Listener = { id: string; gradeId: number | null; wants: boolean; hasIt: boolean };

/** Every active member, whether they would be mailed the notice, and whether they were or are about to be. */
export async function findListeners(em: EntityManager, { id }: MailedNotice, board: Board): Promise<Listener[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .select(["id", "is_admin", "grade_id", wantsMail("NOTICE").as("wants")])
    .select(
      sql<boolean>`exists (select from mailing_recipient join mailing on mailing.id = mailing_recipient.mailing_id
        where mailing.post_id = ${id} and mailing_recipient.user_id = "user".id
          and ${hasMail("mailing_recipient")})`.as("has_it"),
    )
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
  return rows.map(({ id: userId, is_admin: isAdmin, grade_id: grade, wants, has_it: hasIt }) => {
    const gradeId = grade ?? null;
    return { id: userId, gradeId, wants: wants && mayRead({ isAdmin, gradeId }, board), hasIt };
  });
}

/** Those of these grades; all of them where no grades are named. */
export const ofGrades = (listeners: readonly Listener[], grades: readonly number[] | undefined): Listener[] =>
  listeners.filter(({ gradeId }) => grades === undefined || (gradeId !== null && grades.includes(gradeId)));

/** Who gets it: whoever agreed and has not got it yet. */
export const isReached = ({ wants, hasIt }: Listener): boolean => wants && !hasIt;
