import { expect, test } from "vitest";
import { ownChanges } from "./own-changes.ts";

const base = { title: "제5회", venue: "공주", endsOn: null as string | null, groups: [{ number: 1, name: "단청" }] };

test("NAV-31 what somebody else changed stays, where one has not changed it oneself", () => {
  const theirs = { ...base, venue: "전주" };
  const own = { ...base, title: "제5회 불교미술전" };
  expect(ownChanges({ base, theirs, own })).toEqual({ changes: { title: "제5회 불교미술전" }, clashes: [] });
});

test("NAV-31 what both changed is named, unless both made the same of it", () => {
  const theirs = { ...base, venue: "전주", endsOn: "2027-05-16", groups: [] };
  const own = { ...base, venue: "부여", endsOn: "2027-05-16", groups: [{ number: undefined, name: "불화" }] };
  expect(ownChanges({ base, theirs, own })).toEqual({
    changes: { venue: "부여", endsOn: "2027-05-16", groups: own.groups },
    clashes: ["venue", "groups"],
  });
});

test("NAV-31 what was sent as it was is no change, nor what a form does not have", () => {
  const own: Partial<typeof base> = {
    endsOn: null,
    groups: [{ name: "단청", number: 1 }].map(({ number, name }) => ({ number, name })),
  };
  expect(ownChanges({ base, theirs: base, own })).toEqual({ changes: {}, clashes: [] });
  expect(ownChanges({ base, theirs: base, own: { title: undefined } }).changes).toEqual({});
});
