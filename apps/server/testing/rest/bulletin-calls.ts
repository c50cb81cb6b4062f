import { bulletinMessages } from "@bulmo/contracts/bulletin";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { BULLETIN_NOT_FOUND, NOT_ALLOWED, SIGN_IN_REQUIRED } = errorMessages;

const call = (address: string) => restRow("DAY-04", address);
const written = {
  kind: "POPUP",
  title: "제5회 불교미술전",
  text: "공주에서 뵙겠습니다.",
  startsOn: "2027-05-01",
  endsOn: "2027-05-16",
};
const first = expect.objectContaining({ id: 1, title: written.title, pages: "HOME", revision: 1 });
const second = expect.objectContaining({ id: 2, kind: "BANNER", endsOn: null });

export const bulletinCalls: RestRow[] = [
  call("POST /bulletin")("a card", "administrator", () => ({ ...written, pages: "HOME" }), [200, first]),
  call("POST /bulletin")("a strip", "administrator", () => ({ ...written, kind: "BANNER", endsOn: null }), [
    200,
    second,
  ]),
  call("POST /bulletin")("no title", "administrator", () => ({ ...written, title: "" }), [
    400,
    bulletinMessages.titleMissing,
  ]),
  call("POST /bulletin")("nothing below its title", "administrator", () => ({ ...written, text: "" }), [
    400,
    bulletinMessages.popupEmpty,
  ]),
  call("POST /bulletin")("a card", "member", () => written, [403, NOT_ALLOWED]),
  call("POST /bulletin")("a card", "visitor", () => written, [401, SIGN_IN_REQUIRED]),
  call("PUT /bulletin/order")("both", "administrator", () => ({ ids: [2, 1] }), [200, [second, first]]),
  call("PUT /bulletin/order")("none", "administrator", () => ({ ids: [99] }), [400, bulletinMessages.unknown]),
  call("GET /bulletin/list")("all", "administrator", nothing, [200, [second, first]]),
  call("GET /bulletin/list")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /bulletin")("one", "administrator", () => ({ id: 1 }), [200, first]),
  call("GET /bulletin")("none", "administrator", () => ({ id: 99 }), [404, BULLETIN_NOT_FOUND]),
  call("PUT /bulletin")("a new title", "administrator", () => ({ id: 1, title: "새 제목" }), [
    200,
    expect.objectContaining({ id: 1, title: "새 제목", revision: 2 }),
  ]),
  call("PUT /bulletin")("none", "administrator", () => ({ id: 99, title: "새 제목" }), [404, BULLETIN_NOT_FOUND]),
  call("DELETE /bulletin")("one", "administrator", () => ({ id: 1 }), [200, { success: true }]),
  call("DELETE /bulletin")("the other", "administrator", () => ({ id: 2 }), [200, { success: true }]),
  call("DELETE /bulletin")("none", "administrator", () => ({ id: 99 }), [404, BULLETIN_NOT_FOUND]),
];
