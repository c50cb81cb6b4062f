import type { ErrorCode } from "@bulmo/contracts/error";
import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { newSubmission, type Submission } from "../session/call/send-once.ts";
import { createIdempotencyKeys, sendPostOnce } from "./idempotent-send.ts";

const lost = new TypeError("failed to fetch");
const refused = (httpStatus: number, reason?: ErrorCode, theirs?: object) => {
  const message = "거절";
  return new TRPCClientError(message, {
    result: { error: { message, code: -32_000, data: { httpStatus, reason, theirs } } },
  });
};

type Call = (payload: object) => Promise<{ data: number; type?: "QNA" | "NOTICE" }>;

/** A text that is sent again and again; the calls answer as the test has them. */
function writing() {
  let submission: Submission = newSubmission();
  const create = vi.fn<Call>(() => Promise.resolve({ data: 7 }));
  const update = vi.fn<Call>(() => Promise.resolve({ data: 7, type: "QNA" }));
  const box = { read: () => submission, keep: (next: Submission) => void (submission = next) };
  const send = (title: string, type: "QNA" | "NOTICE" = "QNA", revision?: number) =>
    sendPostOnce({ create, update }, { title, type }, { submission: box, revision });
  const sentKeys = () => create.mock.calls.map(([payload]) => "idempotencyKey" in payload && payload.idempotencyKey);
  return { create, update, send, sentKeys, submission: () => submission };
}

test("BRD-19 a text whose answer was lost is sent again under its key, and not edited", async () => {
  const { create, update, send, sentKeys, submission } = writing();
  create.mockRejectedValueOnce(lost);
  await expect(send("글")).rejects.toBe(lost);
  expect(submission().attempt).toContain("글");
  expect(await send("글")).toEqual({ type: "QNA", index: 7 });
  expect(new Set(sentKeys()).size).toBe(1);
  expect(update).not.toHaveBeenCalled();
});

test("BRD-19 what was changed after a lost answer is an edit of what may stand there, unless somebody else edited it", async () => {
  const { create, update, send } = writing();
  create.mockRejectedValueOnce(lost);
  await expect(send("글")).rejects.toBe(lost);
  await send("고친 글");
  expect(update.mock.calls).toEqual([[{ title: "고친 글", type: "QNA", targetType: "QNA", index: 7, revision: 1 }]]);
});

test("API-48 BRD-19 the server refuses other words under the same key, and tells what stands there: that is edited", async () => {
  const { create, update, send } = writing();
  const standing = { type: "NOTICE", index: 9, content: "<p>글</p>" };
  create.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused(409, "IDEMPOTENCY_KEY_REUSED", standing));
  await expect(send("글")).rejects.toBe(lost);
  await send("고친 글");
  expect(update.mock.calls).toMatchObject([[{ title: "고친 글", targetType: "NOTICE", index: 9 }]]);
});

test("API-48 BRD-19 what was written first is in the trash by then: what is sent next is another post", async () => {
  const { create, update, send, sentKeys } = writing();
  create.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused(409, "IDEMPOTENCY_KEY_REUSED"));
  await expect(send("글")).rejects.toBe(lost);
  await expect(send("고친 글")).rejects.toBeInstanceOf(TRPCClientError);
  await send("고친 글");
  expect(update).not.toHaveBeenCalled();
  expect(new Set(sentKeys()).size).toBe(2);
});

test("BRD-19 of several that were sent unheard any may stand there: also the first of them is written again", async () => {
  const { create, update, send } = writing();
  create.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused(502));
  await expect(send("글")).rejects.toBe(lost);
  await expect(send("고친 글")).rejects.toBeInstanceOf(TRPCClientError);
  await send("글");
  expect(update).toHaveBeenCalledOnce();
});

test("ADM-21 the edit goes to the board on which the first sending stands", async () => {
  const { create, update, send } = writing();
  create.mockRejectedValueOnce(lost).mockResolvedValueOnce({ data: 7, type: "NOTICE" });
  await expect(send("글", "NOTICE")).rejects.toBe(lost);
  expect(await send("글", "QNA")).toEqual({ type: "QNA", index: 7 });
  expect(update.mock.calls[0]).toMatchObject([{ type: "QNA", targetType: "NOTICE", index: 7 }]);
});

test("BRD-19 a refusal wrote nothing, and forgets nothing of what was sent before it", async () => {
  const { create, update, send, submission } = writing();
  const first = submission();
  create.mockRejectedValueOnce(refused(400));
  await expect(send("거절된 글")).rejects.toBeInstanceOf(TRPCClientError);
  expect(submission()).toEqual(first);
  create.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused(429));
  await expect(send("글")).rejects.toBe(lost);
  await expect(send("고친 글")).rejects.toBeInstanceOf(TRPCClientError);
  await send("고친 글");
  expect(update).toHaveBeenCalledOnce();
});

test("BRD-24 an edit that another overtook is made from theirs; of a post that is gone the text becomes another", async () => {
  const { create, update, send, sentKeys } = writing();
  create.mockRejectedValueOnce(lost);
  await expect(send("글")).rejects.toBe(lost);
  update.mockRejectedValueOnce(refused(409)).mockRejectedValueOnce(refused(404, "POST_NOT_FOUND"));
  await expect(send("고친 글")).rejects.toBeInstanceOf(TRPCClientError);
  await expect(send("글", "QNA", 2)).rejects.toBeInstanceOf(TRPCClientError);
  expect(update.mock.calls[1]).toMatchObject([{ title: "글", revision: 2 }]);
  await send("글");
  expect(update).toHaveBeenCalledTimes(2);
  expect(new Set(sentKeys().slice(0, 3)).size).toBe(1);
  expect(sentKeys()[3]).not.toBe(sentKeys()[0]);
});

test("CMT-03 words keep their key until they are there, and other words or boxes have others", () => {
  const keys = createIdempotencyKeys();
  const first = keys.reserve("", "댓글");
  expect(first).toMatch(/^[\w-]{16,64}$/u);
  expect(keys.reserve("", "댓글")).toBe(first);
  expect(keys.reserve("7", "댓글")).not.toBe(first);
  keys.complete("", first);
  expect(keys.reserve("", "댓글")).not.toBe(first);
  const changed = keys.reserve("", "고친 댓글");
  keys.complete("", first);
  expect(keys.reserve("", "고친 댓글")).toBe(changed);
});
