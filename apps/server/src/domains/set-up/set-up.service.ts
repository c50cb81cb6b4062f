import { hiddenPages, neutralBoards } from "@bulmo/content/neutral-text";
import type { OfficerType } from "@bulmo/contracts/officer";
import type { SetUp } from "@bulmo/contracts/set-up";
import { Board } from "@bulmo/entities/board.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { Officer, OfficerTerm } from "@bulmo/entities/officer.entity";
import { SitePage } from "@bulmo/entities/site-page.entity";
import type { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import { record } from "../audit/audit.service.ts";
import { hashPassword } from "../auth/password.ts";
import { refuseWeakPassword } from "../auth/password-strength.ts";
import { findBeginning, writeDone } from "../beginning/beginning.query.ts";
import { neutralTexts } from "../page-text/neutral-text.ts";
import { publishAtOnce } from "../page-text/page-text.service.ts";
import { createUser } from "../user/user-create.service.ts";
import { assertCode } from "./set-up-code.service.ts";

/** By what an office is called; every other is one of those that stand together at the end. */
const types: Readonly<Record<string, OfficerType>> = {
  회장: "CHAIRMAN",
  이사장: "CHAIRMAN",
  고문: "ADVISER",
  수석부회장: "SENIOR_VICE_PRESIDENT",
  부회장: "VICE_PRESIDENT",
  부이사장: "VICE_PRESIDENT",
  사무국장: "GENERAL_MANAGE",
  총무: "GENERAL_MANAGE",
  재무이사: "FINANCIAL_DIRECTOR",
  재무: "FINANCIAL_DIRECTOR",
  감사: "AUDIT",
};

async function insertOfficers(tx: EntityManager, { term, list }: SetUp["officers"]): Promise<void> {
  await tx.insert(OfficerTerm, { number: term });
  await tx.insertMany(
    Officer,
    list.map((officer, position) => ({ ...officer, type: types[officer.role] ?? "DIRECTOR", term, position })),
  );
}

/** Pages that are about our masters, temples and works, and exhibitions that another association never had. */
async function removeOurs(tx: EntityManager): Promise<void> {
  await tx.nativeDelete(Board, { kind: "EXHIBITION" });
  for (const [type, description] of Object.entries(neutralBoards))
    await tx.nativeUpdate(Board, { type }, { description });
  for (const [section, addresses] of Object.entries(hiddenPages))
    await tx.nativeUpdate(
      SitePage,
      { section: section as keyof typeof hiddenPages, address: { $in: [...addresses] }, isFixed: true },
      { isHidden: true },
    );
}

async function write(tx: EntityManager, user: User, { input, now }: { input: SetUp; now: Date }): Promise<void> {
  // Who was second waits here, and finds that the site is set up.
  await assertCode(tx, input.code, now);
  await publishAtOnce(tx, user.id, {
    name: "association",
    text: { ...neutralTexts.association, fields: input.association },
  });
  await insertOfficers(tx, input.officers);
  await removeOurs(tx);
  await writeDone(tx, now, input.officers.list.find(({ role }) => types[role] === "CHAIRMAN")?.role);
  await record(tx, user, [
    { act: "ADMIN_CREATED", memberId: user.id },
    { act: "PAGE_TEXT_PUBLISHED", pageText: "association" },
  ]);
}

/**
 * Makes the association and its first administrator, in one transaction, once; the code must have been tried. Throws
 * CALL_NOT_FOUND where somebody else was first, INPUT_INVALID, PASSWORD_GUESSABLE, ALREADY_TAKEN_NICKNAME, ACCOUNT_BUSY.
 */
export async function completeSetUp(em: EntityManager, input: SetUp, now: Date): Promise<User> {
  const { password, ...fields } = input.administrator;
  await refuseWeakPassword(password, fields);
  const passwordHash = await hashPassword(password);
  try {
    return await createUser(em, fields, { passwordHash, isAdmin: true }, (tx, user) => write(tx, user, { input, now }));
  } catch (error) {
    // Of two with the same name one is told that the name is taken, which is not what happened.
    if ((await findBeginning(em.fork())).state !== "PREPARING") throw new DomainError("CALL_NOT_FOUND");
    throw error;
  }
}
