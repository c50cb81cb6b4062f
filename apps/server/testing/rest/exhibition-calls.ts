import { exhibitionMessages, maximumEnglish } from "@bulmo/contracts/exhibition";
import { proposalMessages } from "@bulmo/contracts/work-proposal";
import { orderMessages } from "@bulmo/contracts/exhibition-order";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { EXHIBITION_NOT_FOUND, NOT_ALLOWED, POST_NOT_FOUND, SIGN_IN_REQUIRED } = errorMessages;

const written = { title: "아흔째 전시", startsOn: "2027-05-01", endsOn: "2027-05-16", venue: "공주" };

const longTitle = "A".repeat(maximumEnglish + 1);

const call = (address: string) => restRow("EXH-01", address);
const found = restRow("WRK-04", "GET /work/list");
const hung = restRow("WRK-05", "GET /work/address");
const proposed = (address: string) => restRow("WRK-01", address);
const ordered = (address: string) => restRow("EXH-04", address);

export const exhibitionCalls: RestRow[] = [
  proposed("GET /work/proposal/list")(
    "of an exhibition that is not there",
    "administrator",
    () => ({ exhibition: 999 }),
    [404, EXHIBITION_NOT_FOUND],
  ),
  proposed("GET /work/proposal/list")("all", "member", () => ({}), [403, NOT_ALLOWED]),
  proposed("PUT /work/proposal")(
    "a work that is not there",
    "administrator",
    () => ({ works: [{ type: "FIRST_EXHIBITION", index: 999_999, technique: "비단에 석채" }] }),
    [200, { list: [{ type: "FIRST_EXHIBITION", index: 999_999, outcome: "GONE", revision: 0 }] }],
  ),
  proposed("PUT /work/proposal")("no work", "administrator", () => ({ works: [] }), [400, proposalMessages.none]),
  proposed("PUT /work/proposal")("a work", "visitor", () => ({ works: [] }), [401, SIGN_IN_REQUIRED]),
  found("what there is nowhere", "visitor", () => ({ keyword: "세상에 없는 말" }), [
    200,
    expect.objectContaining({ list: [], page: 1, totalPages: 1, total: 0 }),
  ]),
  hung("a number that no work has", "visitor", () => ({ number: 999_999 }), [404, POST_NOT_FOUND]),
  call("GET /exhibition")("one", "visitor", () => ({ n: 2 }), [
    200,
    expect.objectContaining({
      n: 2,
      type: "SECOND_EXHIBITION",
      state: "PAST",
      startsOn: "2015-03-01",
      isByMonth: true,
    }),
  ]),
  call("GET /exhibition")("none", "visitor", () => ({ n: 999 }), [404, EXHIBITION_NOT_FOUND]),
  call("GET /exhibition/all")("all", "administrator", nothing, [
    200,
    expect.arrayContaining([expect.objectContaining({ n: 1, workCount: expect.any(Number) })]),
  ]),
  call("GET /exhibition/all")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /exhibition/next")("the next", "administrator", nothing, [200, { n: expect.any(Number) }]),
  call("GET /exhibition/next")("the next", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /exhibition")("a new one", "administrator", () => ({ ...written, n: 90 }), [
    200,
    expect.objectContaining({ n: 90, type: "EXHIBITION_90", state: "DRAFT", groups: [], revision: 1 }),
  ]),
  call("POST /exhibition")("a number that is taken", "administrator", () => ({ ...written, n: 1 }), [
    400,
    exhibitionMessages.numberTaken,
  ]),
  call("POST /exhibition")("an end before the start", "administrator", () => ({ ...written, endsOn: "2027-04-30" }), [
    400,
    exhibitionMessages.endBeforeStart,
  ]),
  call("POST /exhibition")("a new one", "visitor", () => written, [401, SIGN_IN_REQUIRED]),
  call("PUT /exhibition")("one that is not there", "administrator", () => ({ ...written, n: 999 }), [
    404,
    EXHIBITION_NOT_FOUND,
  ]),
  call("PUT /exhibition")("the one just made", "administrator", () => ({ ...written, n: 90, state: "ANNOUNCED" }), [
    200,
    expect.objectContaining({ n: 90, state: "ANNOUNCED", revision: 2 }),
  ]),
  call("PUT /exhibition")("an English title", "administrator", () => ({ n: 90, english: "Ninetieth Exhibition" }), [
    200,
    expect.objectContaining({ n: 90, english: "Ninetieth Exhibition", revision: 3 }),
  ]),
  call("PUT /exhibition")("an English title that is too long", "administrator", () => ({ n: 90, english: longTitle }), [
    400,
    exhibitionMessages.englishTooLong,
  ]),
  ordered("GET /exhibition/order")("an empty one", "administrator", () => ({ n: 90 }), [
    200,
    { n: 90, title: written.title, works: [], revision: 1 },
  ]),
  ordered("GET /exhibition/order")("one that is not there", "administrator", () => ({ n: 999 }), [
    404,
    EXHIBITION_NOT_FOUND,
  ]),
  ordered("GET /exhibition/order")("one", "member", () => ({ n: 1 }), [403, NOT_ALLOWED]),
  ordered("PUT /exhibition/order")("works that are not there", "administrator", () => ({ n: 90, indexes: [3, 1] }), [
    200,
    { n: 90, title: written.title, works: [], revision: 1 },
  ]),
  ordered("PUT /exhibition/order")("a work twice", "administrator", () => ({ n: 90, indexes: [3, 3] }), [
    400,
    orderMessages.twice,
  ]),
  ordered("PUT /exhibition/order")("one", "visitor", () => ({ n: 1, indexes: [] }), [401, SIGN_IN_REQUIRED]),
  call("DELETE /exhibition")("the one just made", "administrator", () => ({ n: 90 }), [200, { success: true }]),
  call("DELETE /exhibition")("one that is not there", "administrator", () => ({ n: 999 }), [404, EXHIBITION_NOT_FOUND]),
];
