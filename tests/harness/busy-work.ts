import { randomUUID } from "node:crypto";
import { imageUrlOf } from "@bulmo/contracts/picture";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { Dormancy } from "@bulmo/entities/dormancy.entity";
import { Dues } from "@bulmo/entities/dues.entity";
import { Job } from "@bulmo/entities/job.entity";
import { Mailing, MailingRecipient } from "@bulmo/entities/mailing.entity";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import type { User } from "@bulmo/entities/user.entity";
import { createPosts, createUser } from "../../apps/server/testing/fixture.ts";
import { agreeToNotices } from "../../apps/server/testing/mailing.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Desk = { em: EntityManager; now: Date };

const ago = ({ now }: Desk, time: number) => new Date(now.getTime() - time);
const address = { zonecode: "54321", address: "전북특별자치도 김제시 견본면 단청길 48", detailAddress: "2층" };

let number = 0;
/** Somebody by name and nickname. */
const add = ({ em }: Desk, name: string, nickname: string, facts: Parameters<typeof createUser>[1] = {}) => {
  number += 1;
  const email = `office${number}@example.org`;
  return createUser(em.fork(), { username: `office${number}`, name, nickname, email, ...address, ...facts });
};

/** Who waits to be approved. */
async function addApplicants(desk: Desk): Promise<void> {
  const names = [
    ["김단청", "새벽붓"],
    ["이오채", "오색구름"],
    ["남궁연화", "연못가의그림그리는사람"],
  ] as const;
  for (const [place, [name, nickname]] of names.entries())
    await add(desk, name, nickname, { isActive: false, appliedAt: ago(desk, (place + 1) * 7 * hour) });
}

/** Members of two grades, of whom some have paid, and who agreed to be mailed notices. */
async function addMembers(desk: Desk): Promise<User[]> {
  const { em, now } = desk;
  const grades: number[] = [];
  for (const [position, name] of ["정회원", "준회원"].entries())
    grades.push(await em.fork().insert(MemberGrade, { name, position }));
  const names = ["박금니", "최석록", "정주사", "강호분", "조먹선", "윤바림", "장초본", "임괘불"];
  const year = Number(koreanDay(now).slice(0, 4));
  const members: User[] = [];
  for (const [place, name] of names.entries()) {
    const grade = grades[place % 3];
    const user = await add(desk, name, `${name.slice(1)}회원`, grade === undefined ? {} : { grade });
    await agreeToNotices({ fork: () => em.fork() }, user);
    if (place < 5)
      await em.fork().insert(Dues, {
        user: user.id,
        year,
        paidOn: koreanDay(ago(desk, (place + 1) * 9 * day)),
        amount: place === 3 ? null : 50_000 * (place + 1),
        note: place === 2 ? "작년 것과 함께 계좌로 내심" : "",
      });
    members.push(user);
  }
  return members;
}

/** Accounts that nobody used for a year. */
async function addDormant(desk: Desk): Promise<void> {
  for (const [name, nickname] of [
    ["한오래", "오래된붓"],
    ["서잠든", "잠든연꽃"],
  ] as const) {
    const user = await add(desk, name, nickname, { isActive: false });
    const seen = { lastSeenOn: koreanDay(ago(desk, 380 * day)), since: ago(desk, 12 * day) };
    const told = ago(desk, 45 * day);
    await desk.em.fork().insert(Dormancy, { user: user.id, ...seen, noticeAskedAt: told, notifiedAt: told });
  }
}

const outcomes = [
  { state: "SENT" },
  { state: "SENT" },
  { state: "SENT" },
  { state: "SENT" },
  { state: "BOUNCED", reason: "550 RCPT TO EENVELOPE" },
  { state: "FAILED", reason: "CONN ETIMEDOUT" },
  { state: "SKIPPED", reason: "NOBODY" },
  { state: "STOPPED" },
] as const;

/** A notice that was mailed, with everything that may become of a mail. */
async function addMailings(desk: Desk, members: readonly User[]): Promise<void> {
  const { em } = desk;
  const mail = { title: "2027년 정기 총회 안내", createdAt: ago(desk, 30 * hour), endedAt: ago(desk, 29 * hour) };
  const mailing = await em.fork().insert(Mailing, mail);
  for (const [place, user] of members.entries()) {
    const outcome = outcomes[place % outcomes.length] ?? outcomes[0];
    const [queuedAt, endedAt] = [ago(desk, 30 * hour - place * minute), ago(desk, 29 * hour)];
    await em.fork().insert(MailingRecipient, { mailing, user: user.id, queuedAt, endedAt, ...outcome });
  }
}

/** Mails and other work: done, waiting, and given up. */
async function addJobs(desk: Desk): Promise<void> {
  const over = (endedAt: Date) => ({ data: {}, endedAt, dueAt: null });
  const rows = [
    { kind: "mail", subject: "invitation", state: "FAILED", lastError: "550 RCPT TO EENVELOPE", attempts: 1, at: 3 },
    { kind: "mail", subject: "comment-answer", state: "DONE", lastError: null, attempts: 1, at: 5 },
    { kind: "mail", subject: "code", state: "DONE", lastError: "WITHHELD", attempts: 1, at: 8 },
    { kind: "nightly-backup", subject: "", state: "FAILED", lastError: "DIFFERENT", attempts: 3, at: 20 },
  ] as const;
  for (const { at, ...row } of rows)
    await desk.em
      .fork()
      .insert(Job, { ...row, ...over(ago(desk, at * hour - minute)), createdAt: ago(desk, at * hour) });
  await desk.em.fork().insert(Job, {
    kind: "tiles",
    subject: "",
    data: {},
    key: randomUUID(),
    state: "WAITING",
    lastError: "STORAGE",
    attempts: 3,
    createdAt: ago(desk, 2 * hour),
    dueAt: new Date(desk.now.getTime() + 400 * day),
  });
}

/** A picture that nobody described, and a caption that tells what the record does not. */
async function addContents({ em }: Desk): Promise<void> {
  const [picture] = await em.execute<{ hash: string; width: number; height: number }[]>(
    "select hash, width, height from upload order by hash limit 1",
  );
  if (!picture) throw new Error("no picture");
  const content = `<p>지난 답사의 사진입니다.</p><p><img src="${imageUrlOf(picture)}" alt=""></p>`;
  const [post] = await createPosts(em.fork(), "NOTICE", [{ title: "지난 답사를 마치며", content }]);
  await em.execute("insert into upload_use (upload_hash, owner) values (?, ?)", [picture.hash, `post:${post?.id}`]);
  await em.execute(
    `update stored_post set caption = '비단에 석채, 50×125cm', technique = '', height = '', width = ''
     where id = (select id from stored_post where type = 'FOURTH_EXHIBITION' order by id limit 1)`,
  );
}

/** What the statistics count, and a month of the log that is over. */
async function addCounts(desk: Desk): Promise<void> {
  const { em, now } = desk;
  for (let back = 0; back < 30; back += 1)
    for (const [path, count] of [
      ["/", 40 + ((back * 17) % 23)],
      ["/community/notice", 18 + ((back * 7) % 11)],
      ["/gallery/exhibition/4", 9 + ((back * 5) % 13)],
    ] as const)
      await em.execute("insert into visit_count (day, path, is_robot, count) values (?, ?, ?, ?)", [
        koreanDay(ago(desk, back * day)),
        path,
        back % 9 === 4,
        count,
      ]);
  for (const [word, count] of [
    ["괘불 탁본", 7],
    ["단청 강습 신청서", 4],
  ] as const)
    await em.execute("insert into search_miss (day, word, count) values (?, ?, ?)", [koreanDay(now), word, count]);
  const [admin] = await em.execute<{ id: string }[]>(`select id from "user" where is_admin limit 1`);
  const [member] = await em.execute<{ id: string }[]>(`select id from "user" where not is_admin limit 1`);
  for (const [place, act] of ["SIGNED_IN", "MEMBERS_LISTED", "MEMBER_READ", "MEMBERS_DOWNLOADED"].entries())
    await em.execute("insert into audit_line (at, act, actor_id, member_id, address) values (?, ?, ?, ?, ?)", [
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), -5, 2 + place * 5)),
      act,
      admin?.id ?? null,
      act === "MEMBER_READ" ? (member?.id ?? null) : null,
      "203.0.113.24",
    ]);
}

/** Everything that administrators may find in the morning, in the database of a site that has the sample data (DAY-07). */
export async function layOutWork(em: EntityManager, now: Date): Promise<void> {
  const desk = { em, now };
  await addApplicants(desk);
  const members = await addMembers(desk);
  await addDormant(desk);
  await addMailings(desk, members);
  await addJobs(desk);
  await addContents(desk);
  await addCounts(desk);
}
