import type { WorkProposal } from "@bulmo/contracts/work-proposal";
import { expect, test } from "vitest";
import { chosenOf, type Edits, proposedOf, sentOf, withEdit, withoutWorks } from "./proposal-draft.ts";

const span = { start: 0, end: 1 };
const work: WorkProposal = {
  type: "SECOND_EXHIBITION",
  index: 3,
  title: "수월관음도",
  author: "이솔",
  createdAt: "",
  thumbnail: "",
  caption: "",
  technique: "종이에 먹",
  revision: 4,
  proposals: [
    { name: "technique", value: "비단에 석채", isSure: true, reason: "", ...span },
    { name: "height", value: "50", isSure: true, reason: "", ...span },
    { name: "dated", value: "2015", isSure: false, reason: "‘년’이 없습니다.", ...span },
  ],
  unread: [],
  artistProposal: {
    artists: [{ personId: 7, name: "이솔", hanja: "", role: "ARTIST" }],
    isSure: true,
    reason: "",
  },
};
const none: Edits = {};
const names = (edits: Edits) => chosenOf(work, edits).map(({ name }) => name);

test("WRK-01 what is sure and fills something empty is chosen from the start", () => {
  expect(names(none)).toEqual(["height", "artists"]);
  expect(proposedOf(work, none)[0]).toMatchObject({ value: "비단에 석채", current: "종이에 먹", isChosen: false });
});

test("WRK-01 what is chosen is sent with what was typed, and with what it was before", () => {
  const edits = withEdit(withEdit(none, work, "dated", { value: " 2015? " }), work, "dated", { isChosen: true });
  const sent = { type: work.type, index: 3, revision: 4 };
  expect(sentOf([work], edits)).toEqual({
    works: [{ ...sent, height: "50", dated: "2015?", artists: [{ personId: 7, name: "", role: "ARTIST" }] }],
    before: [{ ...sent, height: "", dated: "", artists: [] }],
    count: 3,
    overwritten: 0,
    unfit: [],
  });
  expect(sentOf([work], withEdit(none, work, "technique", { isChosen: true }))).toMatchObject({ overwritten: 1 });
});

test("WRK-01 what is no length or no date is named before anything is sent", () => {
  const edits = withEdit(none, work, "height", { value: "크다" });
  expect(sentOf([work], edits).unfit).toEqual(["proposal-SECOND_EXHIBITION-3-height"]);
  const dated = withEdit(none, work, "dated", { value: "언젠가", isChosen: true });
  expect(sentOf([work], dated).unfit).toEqual(["proposal-SECOND_EXHIBITION-3-dated"]);
});

test("WRK-01 of a work of which nothing is chosen nothing is sent; edits of what was saved go", () => {
  const off = { isChosen: false };
  const edits = withEdit(withEdit(none, work, "height", off), work, "artists", off);
  expect(sentOf([work], edits)).toMatchObject({ works: [], count: 0 });
  expect(withoutWorks(edits, ["SECOND_EXHIBITION 3"])).toEqual({});
});
