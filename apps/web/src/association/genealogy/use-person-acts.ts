import { useState } from "react";
import type { PersonRecord, RemovedPerson } from "@bulmo/contracts/person";
import { trpc } from "../../session/call/trpc.ts";
import { addOnce, firstRevision } from "../editing/add-once.ts";
import type { Revised, Sending } from "../editing/record-form.tsx";
import { type Attempt, useActs } from "../editing/use-acts.ts";
import type { PersonWriting } from "./person-comparison.ts";

const failures = {
  save: "문도의 정보를 저장하지 못했습니다.",
  order: "문도의 차례를 저장하지 못했습니다.",
  remove: "문도를 지우지 못했습니다.",
  restore: "문도를 되살리지 못했습니다.",
};

/** All that an administrator wrote of somebody. */
const writingOf = (record: PersonRecord) => {
  const { id: _id, generation: _generation, groupId: _group, revision: _revision, works: _works, ...written } = record;
  return written;
};

/** Who stands where, who is removed, and who comes back. */
const placings = (attempt: Attempt, { person }: Client) => ({
  order: (teacherId: number | null, before: readonly number[], ids: readonly number[]) =>
    attempt({
      send: () => person.order.mutate({ teacherId, ids: [...ids] }),
      undo: () => person.order.mutate({ teacherId, ids: [...before] }),
      failed: failures.order,
      done: "차례를 바꾸었습니다.",
    }),
  remove: (gone: PersonRecord) =>
    attempt({
      send: () => person.remove.mutate({ id: gone.id }),
      undo: () => person.restore.mutate({ id: gone.id }),
      failed: failures.remove,
      done: `‘${gone.name}’ 님을 지웠습니다.`,
    }),
  restore: (gone: RemovedPerson) =>
    attempt({
      send: () => person.restore.mutate({ id: gone.id }),
      undo: () => person.remove.mutate({ id: gone.id }),
      undoRemoves: true,
      failed: failures.restore,
      done: ({ teacherId }) =>
        gone.teacherId !== null && teacherId === null
          ? `‘${gone.name}’ 님을 되살렸습니다. 스승이 더는 없어 스승 없이 두었습니다. 고치기에서 스승을 골라 주세요.`
          : `‘${gone.name}’ 님을 되살렸습니다.`,
    }),
});

type Client = ReturnType<typeof trpc.useUtils>["client"];

/** Who was the founder before somebody; the founder where that is another. */
function useFormer(founder: PersonRecord | undefined) {
  const [known, setKnown] = useState<{ now?: PersonRecord | undefined; before?: PersonRecord | undefined }>({
    now: founder,
  });
  if (founder && founder.id !== known.now?.id) setKnown({ now: founder, before: known.now });
  return (id: number) => (known.now?.id === id ? known.before : known.now);
}

/** What is done to people (PAG-04). */
export function usePersonActs(people: readonly PersonRecord[]) {
  const utils = trpc.useUtils();
  const { attempt, ...rest } = useActs(() =>
    [utils.person, utils.officer].map((lists) => lists.invalidate(undefined, {}, { throwOnError: true })),
  );
  const { person } = utils.client;
  const founder = people.find(({ isFounder }) => isFounder);
  const formerOf = useFormer(founder);
  /** Who was the founder before somebody else was made it. */
  const reinstate = async (former: PersonRecord | undefined) => {
    if (former) await person.update.mutate({ id: former.id, isFounder: true });
  };
  /** The disciples of a teacher as they stand now. */
  const stand = (teacherId: number | null) =>
    person.order.mutate({ teacherId, ids: people.filter((one) => one.teacherId === teacherId).map(({ id }) => id) });
  return {
    ...rest,
    create: (
      { revision = firstRevision, works: _works, ...written }: Revised<PersonWriting>,
      { onRefused, submission }: Sending,
    ) =>
      attempt({
        send: () =>
          addOnce<PersonRecord>(submission, written, {
            create: (idempotencyKey) => person.create.mutate({ ...written, idempotencyKey }),
            update: ({ id }) => person.update.mutate({ id, revision, ...written }),
          }),
        undo: async ({ id }) => {
          await person.remove.mutate({ id });
          // Where the answer was lost, they are it already when they are added again.
          await reinstate(written.isFounder ? formerOf(id) : undefined);
        },
        undoRemoves: true,
        failed: failures.save,
        done: `‘${written.name.trim()}’ 님을 추가했습니다.`,
        onRefused,
      }),
    update: (before: PersonRecord, written: Revised<PersonWriting>, { onRefused }: Sending) =>
      attempt({
        send: () => person.update.mutate({ id: before.id, ...written }),
        undo: async ({ id, revision }) => {
          await person.update.mutate({ id, revision, ...writingOf(before), works: written.works });
          if (written.teacherId !== before.teacherId) await stand(before.teacherId);
          await reinstate(written.isFounder && !before.isFounder ? founder : undefined);
        },
        failed: failures.save,
        done: `‘${written.name.trim()}’ 님의 정보를 고쳤습니다.`,
        form: before.id,
        onRefused,
      }),
    ...placings(attempt, utils.client),
  };
}

export type PersonActs = ReturnType<typeof usePersonActs>;
