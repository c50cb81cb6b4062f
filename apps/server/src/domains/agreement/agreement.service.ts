import { isDeepStrictEqual } from "node:util";
import { type AgreementDocument, agreementMessages, dayIssue } from "@bulmo/contracts/agreement";
import type {
  AgreementAct,
  AgreementDraft,
  AgreementNumber,
  AgreementPublish,
  AgreementSave,
} from "@bulmo/contracts/agreement-version";
import type { AuditAct } from "@bulmo/contracts/audit";
import type { EntityManager } from "@bulmo/entities/database";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import {
  addVersion,
  clearDraft,
  dayPublished,
  getDraft,
  type Held,
  isWithdrawn,
  lockAgreement,
  withdrawVersion,
  writeDraft,
} from "./agreement-draft.query.ts";
import { acknowledge } from "./consent.service.ts";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { standingVersions } from "./agreement-version.query.ts";

type Call = Pick<Context, "em" | "now">;

/** What stands after it, and whether it was done now. */
type Done = { stands: AgreementDraft; isChanged: boolean };

/** Does it and answers what stands then. `work` answers whether it was done now: not where its first answer was lost. */
async function change(
  { em, now }: Call,
  actor: Actor,
  { act, document }: { act: AuditAct; document: AgreementDocument },
  work: (tx: EntityManager, at: Date) => Promise<boolean>,
): Promise<AgreementDraft> {
  const at = now();
  const { stands } = await transactAs(
    em,
    actor,
    ({ isChanged }: Done) => (isChanged ? [{ act, pageText: document }] : []),
    async (tx): Promise<Done> => {
      const isChanged = await work(tx, at);
      return { isChanged, stands: await getDraft(tx, document, at) };
    },
  );
  return stands;
}

const overtaken = (stands: AgreementDraft) => new ConflictError("AGREEMENT_OVERTAKEN", stands);

/** Everybody reads what they read before. Throws AGREEMENT_OVERTAKEN, with what stands. */
export const saveDraft = (call: Call, actor: Actor, { document, text, revision }: AgreementSave) =>
  change(call, actor, { act: "AGREEMENT_SAVED", document }, async (tx, at) => {
    if (await writeDraft(tx, { document, userId: actor.id, text, read: revision })) return true;
    const current = await getDraft(tx, document, at);
    if (!isDeepStrictEqual(current.draft?.text, text)) throw overtaken(current);
    return false;
  });

/** Whether there is a draft to do it with; false where just that was done already. Throws AGREEMENT_OVERTAKEN and AGREEMENT_DRAFT_NOT_FOUND. */
async function holdDraft(
  tx: EntityManager,
  { document, revision }: AgreementAct,
  at: Date,
  isDone: (held: Held, revision: number) => Promise<boolean>,
): Promise<boolean> {
  const held = await lockAgreement(tx, document);
  if (revision !== undefined && revision !== (held?.revision ?? 0)) {
    if (held && (await isDone(held, revision))) return false;
    throw overtaken(await getDraft(tx, document, at));
  }
  if (!held?.draft) throw new DomainError("AGREEMENT_DRAFT_NOT_FOUND");
  return true;
}

/** The draft is gone; what is announced stays. Throws what `holdDraft` throws. */
export const discardDraft = (call: Call, actor: Actor, input: AgreementAct) =>
  change(call, actor, { act: "AGREEMENT_DISCARDED", document: input.document }, async (tx, at) => {
    const { document } = input;
    const isHeld = await holdDraft(
      tx,
      input,
      at,
      async (held, revision) =>
        held.draft === null && held.revision === revision + 1 && (await dayPublished(tx, document, revision)) === null,
    );
    if (isHeld) await clearDraft(tx, document);
    return isHeld;
  });

/** As the form asks before (`dayIssue`); another may have announced a version meanwhile. */
async function assertFree(tx: EntityManager, { document, effectiveOn }: AgreementPublish, at: Date): Promise<void> {
  const [latest] = await standingVersions(tx, document, at);
  const issue = dayIssue(effectiveOn, { today: koreanDay(at), latest: latest?.effectiveOn });
  if (issue !== null) throw InputError.of("effectiveOn", issue);
}

/** Everybody can read the draft from now on, and it is in force from its day on. Throws INPUT_INVALID for another day, and what `holdDraft` throws. */
export const publishDraft = (call: Call, actor: Actor, input: AgreementPublish) =>
  change(call, actor, { act: "AGREEMENT_PUBLISHED", document: input.document }, async (tx, at) => {
    const { document, effectiveOn, note } = input;
    const isHeld = await holdDraft(
      tx,
      input,
      at,
      async (_held, revision) => (await dayPublished(tx, document, revision)) === effectiveOn,
    );
    if (!isHeld) return false;
    await assertFree(tx, input, at);
    await addVersion(tx, { document, userId: actor.id, effectiveOn, note, now: at });
    await clearDraft(tx, document);
    // Who announces it need not be told.
    const [{ number } = { number: 0 }] = await standingVersions(tx, document, at);
    await acknowledge(tx, actor, { document, number }, at);
    return true;
  });

/** Takes an announced version back before its day. Throws AGREEMENT_VERSION_NOT_FOUND, and INPUT_INVALID for what is in force. */
export const withdraw = (call: Call, actor: Actor, { document, number }: AgreementNumber) =>
  change(call, actor, { act: "AGREEMENT_WITHDRAWN", document }, async (tx, at) => {
    await lockAgreement(tx, document);
    if (await isWithdrawn(tx, { document, number })) return false;
    const found = (await standingVersions(tx, document, at)).find((version) => version.number === number);
    if (!found) throw new DomainError("AGREEMENT_VERSION_NOT_FOUND");
    if (found.state !== "ANNOUNCED") throw InputError.of("number", agreementMessages.inForce);
    await withdrawVersion(tx, { document, number }, at);
    return true;
  });
