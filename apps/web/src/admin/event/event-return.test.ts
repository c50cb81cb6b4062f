import { type EventCreate, eventCreateInput } from "@bulmo/contracts/event";
import { expect, test } from "vitest";
import { cancelledYearsOf, type EventCalls, returnOf } from "./event-return.ts";

const written: EventCreate = eventCreateInput.parse({
  title: "정기 총회",
  year: 2027,
  month: 4,
  day: 17,
  state: "PUBLISHED",
});

const occurrence = (year: number, isCancelled: boolean) => ({
  year,
  startsOn: `${year}-04-17`,
  endsOn: `${year}-04-17`,
  repliesUntil: null,
  isCancelled,
});

function recorded() {
  const sent: unknown[] = [];
  let revision = 0;
  const record = (name: string) => async (input: object) => {
    sent.push([name, input]);
    revision += 1;
    return { id: 9, revision };
  };
  const calls: EventCalls = { create: record("create"), update: record("update"), cancel: record("cancel") };
  return { sent, calls };
}

test("DAY-05 an event that was removed is added as it was", async () => {
  const { sent, calls } = recorded();
  await returnOf(calls, { written, cancelledYears: [] });
  expect(sent).toEqual([["create", written]]);
});

test("DAY-05 what was cancelled comes back cancelled, and is in no calendar before", async () => {
  const { sent, calls } = recorded();
  await returnOf(calls, { written, cancelledYears: [2027, 2029] });
  expect(sent).toEqual([
    ["create", { ...written, state: "DRAFT" }],
    ["cancel", { id: 9, year: 2027, isCancelled: true }],
    ["cancel", { id: 9, year: 2029, isCancelled: true }],
    ["update", { ...written, id: 9, revision: 3 }],
  ]);
});

test("DAY-05 a draft that was cancelled stays a draft", async () => {
  const { sent, calls } = recorded();
  const draft = { ...written, state: "DRAFT" as const };
  await returnOf(calls, { written: draft, cancelledYears: [2027] });
  expect(sent).toEqual([
    ["create", draft],
    ["cancel", { id: 9, year: 2027, isCancelled: true }],
  ]);
});

test("DAY-05 a year that is the present one and among those to come is cancelled once", () => {
  const present = occurrence(2027, true);
  expect(cancelledYearsOf({ occurrence: present, coming: [present, occurrence(2028, false)] })).toEqual([2027]);
  expect(cancelledYearsOf({ occurrence: null, coming: [occurrence(2028, true)] })).toEqual([2028]);
});
