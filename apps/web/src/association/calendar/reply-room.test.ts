import { expect, test } from "vitest";
import { freeSeats, mostCompanions } from "./reply-room.ts";

const event = { maximumCompanions: 3 };
const reply = (isComing: boolean, companions = 0) => ({
  isComing,
  companions,
  note: "",
  repliedAt: "2027-03-01T00:00:00Z",
});
const state = (seatsLeft: number | null, said: ReturnType<typeof reply> | null = null) => ({
  reply: said,
  isOpen: true,
  seatsLeft,
});

test.each([
  ["where there is room for all", state(null), null, 3],
  ["where there is plenty", state(9), 9, 3],
  ["where two seats are left", state(2), 2, 1],
  ["where one is left", state(1), 1, 0],
  ["where all are taken", state(0), 0, null],
  ["for who said that they do not come", state(0, reply(false)), 0, null],
  // Of three seats the member and one companion have two.
  ["for who has seats themselves", state(3, reply(true, 1)), 1, 2],
  ["for who has the last of them", state(2, reply(true, 1)), 0, 1],
  // Fewer seats than people: the capacity was lowered.
  ["for who has seats that are no more", state(0, reply(true, 2)), 0, 2],
] as const)("DAY-05 %s one may bring as many as there are seats for", (_where, asked, free, most) => {
  expect([freeSeats(asked), mostCompanions(event, asked)]).toEqual([free, most]);
});
