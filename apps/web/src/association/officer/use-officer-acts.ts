import type { OfficerRecord } from "@bulmo/contracts/officer";
import { newIdempotencyKey } from "../../session/call/send-once.ts";
import { trpc } from "../../session/call/trpc.ts";
import { addOnce, firstRevision } from "../editing/add-once.ts";
import type { Revised, Sending } from "../editing/record-form.tsx";
import { type Attempt, useActs } from "../editing/use-acts.ts";
import type { OfficerWriting } from "./officer-comparison.ts";

const failures = {
  save: "임원을 저장하지 못했습니다.",
  order: "임원의 차례를 저장하지 못했습니다.",
  remove: "임원을 지우지 못했습니다.",
};

/** What is written of an office, as it stands. */
const writingOf = ({ type, role, personId, name, remarks, phone }: OfficerRecord) => ({
  type,
  role,
  personId,
  name: personId === null ? name : "",
  remarks,
  phone,
});

type Client = ReturnType<typeof trpc.useUtils>["client"];

/** Which office stands where, and which is taken. */
const placings = (attempt: Attempt, { officer }: Client) => ({
  order: ([first, ...others]: readonly OfficerRecord[], ids: readonly number[]) =>
    first
      ? attempt({
          send: () => officer.order.mutate({ term: first.term, ids: [...ids] }),
          undo: () => officer.order.mutate({ term: first.term, ids: [first, ...others].map(({ id }) => id) }),
          failed: failures.order,
          done: "임원의 차례를 바꾸었습니다.",
        })
      : Promise.resolve(false),
  /** `place` is its place in the list, from 1. */
  remove: (gone: OfficerRecord, place: number) => {
    // Brought back once, however often it is pressed.
    const idempotencyKey = newIdempotencyKey();
    return attempt({
      send: () => officer.remove.mutate({ id: gone.id }),
      undo: () => officer.create.mutate({ term: gone.term, place, ...writingOf(gone), idempotencyKey }),
      failed: failures.remove,
      done: `‘${gone.role} ${gone.name}’ 님을 명단에서 지웠습니다.`,
    });
  },
});

/** What is done to officers (PAG-04). */
export function useOfficerActs() {
  const utils = trpc.useUtils();
  const { attempt, ...rest } = useActs(() =>
    [utils.officer, utils.person, utils.term].map((lists) => lists.invalidate(undefined, {}, { throwOnError: true })),
  );
  const { officer } = utils.client;
  return {
    attempt,
    ...rest,
    create: (
      number: number,
      { revision = firstRevision, ...written }: Revised<OfficerWriting>,
      { onRefused, submission }: Sending,
    ) =>
      attempt({
        send: () =>
          addOnce<OfficerRecord>(submission, written, {
            create: (idempotencyKey) => officer.create.mutate({ term: number, ...written, idempotencyKey }),
            update: ({ id }) => officer.update.mutate({ id, revision, ...written }),
          }),
        undo: ({ id }) => officer.remove.mutate({ id }),
        undoRemoves: true,
        failed: failures.save,
        done: ({ role, name }) => `‘${role} ${name}’ 님을 추가했습니다.`,
        onRefused,
      }),
    update: (before: OfficerRecord, written: Revised<OfficerWriting>, { onRefused }: Sending) =>
      attempt({
        send: () => officer.update.mutate({ id: before.id, ...written }),
        undo: ({ id, revision }) => officer.update.mutate({ id, revision, ...writingOf(before) }),
        failed: failures.save,
        done: ({ role }) => `‘${role}’ 자리를 고쳤습니다.`,
        form: before.id,
        onRefused,
      }),
    ...placings(attempt, utils.client),
  };
}

export type OfficerActs = ReturnType<typeof useOfficerActs>;
