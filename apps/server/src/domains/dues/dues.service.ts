import type { DuesListInput, DuesNamed, DuesRow, DuesSaving } from "@bulmo/contracts/dues";
import { duesMessages, firstDuesYear } from "@bulmo/contracts/dues-rule";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { Dues } from "@bulmo/entities/dues.entity";
import { User } from "@bulmo/entities/user.entity";
import { DomainError, InputError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { recordRead } from "../audit/audit.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { countRows, findRows, sumDues, writeDues } from "./dues.query.ts";

/** One page of the members of a year, with who has paid. */
export async function listDues(em: EntityManager, actor: Actor, { page, limit, ...search }: DuesListInput) {
  await recordRead(em, actor, { act: "DUES_READ", duesYear: search.year });
  const { offset, ...paged } = pageIn({ page, limit }, await countRows(em, search));
  const list: DuesRow[] = await findRows(em, search, { limit, offset });
  return { list, ...paged, ...(await sumDues(em, search)) };
}

/** Years ahead for which dues may be paid by now. */
const yearsAhead = 1;

/** Throws INPUT_INVALID for a day to come or from before there were dues, and for a year that nobody pays yet. */
function assertPossible({ year, paidOn }: Pick<DuesSaving, "year" | "paidOn">, today: string): void {
  if (year > Number(today.slice(0, 4)) + yearsAhead) throw InputError.of("year", duesMessages.yearUnfit);
  if (paidOn > today) throw InputError.of("paidOn", duesMessages.dayAhead);
  if (Number(paidOn.slice(0, 4)) < firstDuesYear) throw InputError.of("paidOn", duesMessages.dayUnfit);
}

/** Notes that a member paid, whatever was noted before. Throws USER_NOT_FOUND, and INPUT_INVALID. */
export async function saveDues({ em, now }: Context, actor: Actor, { id, ...saving }: DuesSaving): Promise<void> {
  assertPossible(saving, koreanDay(now()));
  await transactAs(
    em,
    actor,
    () => [{ act: "DUES_SAVED", memberId: id, duesYear: saving.year }],
    async (tx) => {
      if ((await tx.count(User, { id, appliedAt: null })) === 0) throw new DomainError("USER_NOT_FOUND");
      await writeDues(tx, { userId: id, ...saving, now: now() });
    },
  );
}

/** Takes the note back. Throws DUES_NOT_FOUND. */
export async function removeDues(em: EntityManager, actor: Actor, { id, year }: DuesNamed): Promise<void> {
  await transactAs(
    em,
    actor,
    () => [{ act: "DUES_REMOVED", memberId: id, duesYear: year }],
    async (tx) => {
      if ((await tx.nativeDelete(Dues, { user: id, year })) === 0) throw new DomainError("DUES_NOT_FOUND");
    },
  );
}
