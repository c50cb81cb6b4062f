import type { Application, ApplicationApproval, ApplicationDecline } from "@bulmo/contracts/application";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { recordRead } from "../audit/audit.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { lockUser } from "../user/user-lock.ts";
import { lockGiven } from "../user/user-grade.service.ts";
import { eraseUser } from "../user/user-removal.service.ts";
import { enqueueMember } from "../webhook-event/member-event.ts";
import { applicationApproved, applicationDeclined } from "./application-mails.ts";
import { needsApproval, writeApproval } from "./sign-up-approval.ts";

const waiting = (em: EntityManager) => em.getKysely<Tables>().selectFrom("user").where("applied_at", "is not", null);

export async function countApplications(em: EntityManager): Promise<number> {
  const row = await waiting(em)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

const columns = ["id", "username", "name", "nickname", "email", "homepage", "address", "applied_at"] as const;

/** One page of who waits, who has waited longest first. */
export async function listApplications(em: EntityManager, actor: Actor, input: { page: number; limit: number }) {
  await recordRead(em, actor, { act: "APPLICATIONS_READ" });
  const count = await countApplications(em);
  const { offset, ...paged } = pageIn(input, count);
  const rows = await waiting(em)
    .select(columns)
    .orderBy("applied_at")
    .orderBy("id")
    .limit(input.limit)
    .offset(offset)
    .execute();
  const list = rows.map(({ applied_at: at, ...row }): Application => ({
    ...row,
    appliedAt: new Date(at ?? 0).toISOString(),
  }));
  return { list, ...paged, count, isOn: await needsApproval(em) };
}

/** From now on whoever signs up has to be approved, or is a member at once; who waits already goes on waiting. */
export async function switchApproval(em: EntityManager, actor: Actor, isOn: boolean): Promise<boolean> {
  await transactAs(
    em,
    actor,
    () => [{ act: isOn ? "APPROVAL_SWITCHED_ON" : "APPROVAL_SWITCHED_OFF" }],
    (tx) => writeApproval(tx, isOn),
  );
  return isOn;
}

/** Whoever waits, and nobody else decides about meanwhile. Throws APPLICATION_NOT_FOUND. */
async function lockApplicant(tx: EntityManager, id: string): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user?.appliedAt) throw new DomainError("APPLICATION_NOT_FOUND");
  return user;
}

const recipientOf = ({ id: userId, email: to, name }: User) => ({ userId, to, name });

/** They are a member, of a grade where one is given, and are told so. Throws APPLICATION_NOT_FOUND, GRADE_NOT_FOUND. */
export async function approve(
  { em, notifier }: Context,
  actor: Actor,
  { id, gradeId }: ApplicationApproval,
): Promise<void> {
  const auditOf = () => [{ act: "MEMBER_APPROVED" as const, memberId: id, ...(gradeId && { gradeId }) }];
  await transactAs(em, actor, auditOf, async (tx) => {
    const user = await lockApplicant(tx, id);
    const given = await lockGiven(tx, gradeId ?? null);
    tx.assign(user, { isActive: true, appliedAt: null, ...(given && { grade: given.id }) });
    await tx.flush();
    await enqueueMember(tx, "created", id);
    const data = { username: user.username };
    await notifier.send(tx, applicationApproved, { data, recipients: [recipientOf(user)] });
  });
}

/** What they said of themselves is erased, and they are told. Throws APPLICATION_NOT_FOUND. */
export async function decline(
  { em, notifier }: Context,
  actor: Actor,
  { id, reason }: ApplicationDecline,
): Promise<void> {
  const auditOf = () => [{ act: "MEMBER_DECLINED" as const, memberId: id }];
  await transactAs(em, actor, auditOf, async (tx) => {
    const user = await lockApplicant(tx, id);
    const recipients = [recipientOf(user)];
    await eraseUser(tx, user);
    await notifier.send(tx, applicationDeclined, { data: { reason: reason ?? "" }, recipients, isOfNobody: true });
  });
}
