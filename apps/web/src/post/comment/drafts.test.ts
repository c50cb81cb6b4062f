import { expect, test } from "vitest";
import { createDrafts, editBox, topBox } from "./drafts.ts";

test("CMT-03 a box that was sent is empty, and that of a reply closes", () => {
  const drafts = createDrafts();
  drafts.write(topBox, "댓글");
  drafts.open("7");
  drafts.write("7", "답글");
  drafts.close("7");
  expect(drafts.boxes()).toEqual({ [topBox]: "댓글" });
  drafts.close(topBox);
  expect(drafts.boxes()).toEqual({ [topBox]: "" });
});

test("NAV-31 what was refused stands before what was written since", () => {
  const drafts = createDrafts();
  drafts.putBack(topBox, "먼저");
  drafts.write(topBox, "먼저 쓴 글");
  drafts.putBack(topBox, "거절된 글");
  expect(drafts.boxes()[topBox]).toBe("거절된 글\n먼저 쓴 글");
  drafts.putBack("7", "답글");
  expect(drafts.boxes()["7"]).toBe("답글");
});

test("NAV-31 the answer to a comment that was deleted becomes a comment", () => {
  const drafts = createDrafts();
  drafts.write(topBox, "댓글");
  drafts.write("7", "답글");
  drafts.moveToTop("7");
  expect(drafts.boxes()).toEqual({ [topBox]: "댓글\n답글" });
});

test("a box that is opened twice keeps its words, and blanks are no words", () => {
  const drafts = createDrafts();
  drafts.write("7", "답글");
  drafts.open("7");
  expect(drafts.boxes()["7"]).toBe("답글");
  expect(drafts.hasUnsent()).toBe(true);
  drafts.write("7", " \n");
  expect(drafts.hasUnsent()).toBe(false);
});

test("SEE-17 a comment that is corrected has something to lose once it differs, also when it came back from signing in", () => {
  const drafts = createDrafts();
  const box = editBox("7");
  drafts.open(box, "처음 쓴 댓글");
  expect([drafts.boxes()[box], drafts.hasUnsent()]).toEqual(["처음 쓴 댓글", false]);
  drafts.write(box, "고친 댓글");
  expect(drafts.hasUnsent()).toBe(true);
  const kept = drafts.boxes();
  const restored = createDrafts();
  restored.restore(kept);
  restored.open(box, "처음 쓴 댓글");
  expect([restored.boxes()[box], restored.isUnsent(box)]).toEqual(["고친 댓글", true]);
  restored.write(box, "처음 쓴 댓글");
  expect(restored.hasUnsent()).toBe(false);
});
