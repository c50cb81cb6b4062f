import type { PostDetail } from "@bulmo/contracts/post";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { openBatch } from "../../../testing/batch.ts";
import { firstBoardList } from "../../../testing/boards.ts";
import { boardIn } from "../../post/content-board/content-board.ts";
import { blankFields, contentShape, fieldsOf, payloadOf } from "../../post/write/content-fields.ts";
import { ContentInputs } from "../../post/write/content-inputs.tsx";
import { PostConflict } from "../../post/write/post-conflict.tsx";
import { WorkFields } from "./work-fields.tsx";
import { blankWork, hasWords, issuesOf, payloadOf as payloadOfWork } from "./work.ts";

// A field is added as docs/decisions/055 says: to the list.
vi.mock("@bulmo/contracts/work-field", async (load) => {
  const { withAddedField } = await import("@bulmo/contracts/testing/added-field");
  return withAddedField(await load());
});
vi.mock("../../post/content-board/use-all-boards.ts", () => ({ useAllBoards: () => firstBoardList }));
vi.mock("../../session/call/trpc.ts", () => ({ trpc: { person: { list: { useQuery: () => ({}) } } } }));
vi.mock("../../page/board/boards.ts", () => ({ useBoards: () => firstBoardList }));
vi.mock("@bulmo/ui/use-dialog", () => ({ useDialog: () => ({}) }));

const type = "SECOND_EXHIBITION";
const nothing = () => undefined;
const extra = { added: "배채" };
const post = {
  type,
  title: "달",
  heading: "",
  content: "<p>달</p>",
  author: "화승",
  caption: "비단",
  subType: 3,
  ...extra,
};

test("EXH-10 an added field stands in the form of one work, and is sent with it", () => {
  const fields = fieldsOf(post as unknown as PostDetail);
  const html = renderToStaticMarkup(
    <ContentInputs
      initial={fields}
      type={type}
      time="none"
      errorOf={(name) => (name === "added" ? "새 항목이 깁니다." : undefined)}
      onType={nothing}
      onTime={nothing}
      onChange={nothing}
    />,
  );
  expect(html).toMatch(/설명\/캡션.*새 항목.*새로 더한 항목입니다\./su);
  expect(html).toMatch(/<input[^>]*name="added"[^>]*value="배채"/u);
  expect(html).toContain("새 항목이 깁니다.");
  expect(payloadOf(fields, fields)).toMatchObject(extra);
  expect(payloadOf({ ...fields, type: "NOTICE" }, fields)).not.toHaveProperty("added");
  expect(payloadOf(blankFields(type), null)).toMatchObject({ added: "" });
});

test("EXH-10 a draft of before a field was added goes on with it empty", () => {
  const before = { title: "달", type, author: "화승", caption: "비단" };
  expect(contentShape(type).ofForm(before, "")).toMatchObject({ caption: "비단", added: "" });
});

test("EXH-10 an added field stands in the form of many works, and is sent with each", () => {
  const work = { ...blankWork("key", "1.jpg"), title: "달", description: "달", ...extra };
  const board = boardIn(firstBoardList, type);
  const html = renderToStaticMarkup(
    <WorkFields work={work} board={board} isLocked={false} hasAsked onChange={nothing} />,
  );
  expect(html).toMatch(/설명\/캡션.*새 항목.*대체 텍스트/su);
  expect(html).toMatch(/<input[^>]*value="배채"/u);
  expect(payloadOfWork(work, type)).toMatchObject(extra);
  expect(hasWords({ ...blankWork("key", "1.jpg"), ...extra })).toBe(true);
  const long = { ...work, added: "가".repeat(101) };
  expect(issuesOf(long, type)).toEqual([{ field: "added", message: "새 항목은 100자 이하로 입력해 주세요." }]);
});

test("EXH-10 works that were stored before a field was added go on with it empty", async () => {
  const { added: _added, ...stored } = { ...blankWork("key", "1.jpg"), ...extra, caption: "비단" };
  const { batch } = openBatch();
  await batch.restore({ works: [stored], run: [] });
  expect(batch.get().works).toMatchObject([{ caption: "비단", added: "" }]);
});

test("EXH-10 who edits at the same time sees an added field of the other", () => {
  const current = post as unknown as PostDetail;
  const acts = { busy: false, onKeepMine: nothing, onTakeCurrent: nothing, onDismiss: nothing };
  expect(renderToStaticMarkup(<PostConflict current={current} {...acts} />)).toMatch(/화승 · 비단 · .*배채</u);
});
