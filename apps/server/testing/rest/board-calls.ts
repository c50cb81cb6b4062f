import { boardMessages } from "@bulmo/contracts/board-write";
import { errorMessages } from "@bulmo/contracts/error";
import { postMessages } from "@bulmo/contracts/post-write";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { BOARD_OVERTAKEN, BOARD_PERMANENT, NOT_ALLOWED, SIGN_IN_REQUIRED } = errorMessages;

const written = { title: "답사 기록", address: "field-notes", kind: "ALBUM", writers: "MEMBERS", headings: ["사찰"] };
const made = { type: "FIELD_NOTES" };

const call = (address: string) => restRow("EXH-06", address);
const change = (address: string) => restRow("EXH-08", address);

export const boardCalls: RestRow[] = [
  call("GET /board")("one", "visitor", () => ({ type: "QNA" }), [
    200,
    {
      type: "QNA",
      kind: "TEXT",
      address: "qna",
      title: "Q&A",
      readers: "EVERYONE",
      writers: "MEMBERS",
      hasComments: true,
      isClosed: false,
      headings: [],
      formerAddresses: [],
      revision: 1,
    },
  ]),
  call("GET /board")("none", "visitor", () => ({ type: "NEWS" }), [400, postMessages.boardUnknown]),
  call("GET /board/all")("all", "administrator", nothing, [
    200,
    expect.arrayContaining([expect.objectContaining({ type: "NOTICE", postCount: expect.any(Number) })]),
  ]),
  call("GET /board/all")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /board")("a new one", "administrator", () => written, [
    200,
    expect.objectContaining({ ...written, ...made, readers: "EVERYONE", isClosed: false, revision: 1 }),
  ]),
  call("POST /board")("an address that is taken", "administrator", () => written, [400, boardMessages.addressTaken]),
  call("POST /board")("an exhibition's address", "administrator", () => ({ ...written, address: "exhibition-5" }), [
    400,
    boardMessages.addressUnfit,
  ]),
  call("POST /board")("a new one", "visitor", () => written, [401, SIGN_IN_REQUIRED]),
  change("PUT /board")("the one just made", "administrator", () => ({ ...made, address: "notes" }), [
    200,
    expect.objectContaining({ ...written, ...made, address: "notes", formerAddresses: ["field-notes"], revision: 2 }),
  ]),
  change("PUT /board")(
    "one that was overtaken",
    "administrator",
    () => ({ ...made, title: "늦은 이름", revision: 1 }),
    [409, BOARD_OVERTAKEN],
  ),
  change("PUT /board")("who reads the notices", "administrator", () => ({ type: "NOTICE", readers: "MEMBERS" }), [
    400,
    boardMessages.fixed,
  ]),
  change("PUT /board")("one that is not there", "administrator", () => ({ type: "NEWS", title: "소식" }), [
    400,
    postMessages.boardUnknown,
  ]),
  change("PUT /board/order")("with the new one first", "administrator", () => ({ types: ["FIELD_NOTES", "NOTICE"] }), [
    200,
    expect.arrayContaining([expect.objectContaining(made)]),
  ]),
  change("PUT /board/order")("one that is not there", "administrator", () => ({ types: ["NEWS"] }), [
    400,
    boardMessages.orderUnknown,
  ]),
  change("DELETE /board")("the one just made", "administrator", () => made, [200, { success: true }]),
  change("DELETE /board")("the notices", "administrator", () => ({ type: "NOTICE" }), [403, BOARD_PERMANENT]),
  change("DELETE /board")("one that is not there", "administrator", () => made, [400, postMessages.boardUnknown]),
];
