import { errorMessages } from "@bulmo/contracts/error";
import { sitePageMessages } from "@bulmo/contracts/site-page";
import { expect } from "vitest";
import type { World } from "../permission/world.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, SIGN_IN_REQUIRED, SITE_PAGE_FIXED, SITE_PAGE_NOT_FOUND, SITE_PAGE_OVERTAKEN } = errorMessages;

const call = (address: string) => restRow("PAG-07", address);

const added = { section: "about", address: "support", title: "후원 안내" };
const id = expect.any(Number);
const standing = { ...added, id, isFixed: false, isHidden: true, formerPaths: [], removedAt: null, revision: 1 };
const it =
  (change = {}) =>
  async ({ site }: World) => {
    const [last] = await site.fork().execute<{ id: number }[]>("select max(id) as id from site_page");
    return { id: last?.id, ...change };
  };
// Those that a site begins with are numbered from 1 on.
const first = () => ({ id: 1 });
const none = () => ({ id: 99 });
const order = (...ids: number[]) => ({ sections: [{ section: "about", ids }] });

export const sitePageCalls: RestRow[] = [
  call("POST /site-page")("one", "visitor", () => added, [401, SIGN_IN_REQUIRED]),
  call("POST /site-page")("one", "member", () => added, [403, NOT_ALLOWED]),
  call("POST /site-page")("one", "administrator", () => added, [200, standing]),
  call("POST /site-page")("an address that is taken", "administrator", () => added, [
    400,
    sitePageMessages.addressTaken,
  ]),
  call("GET /site-page")("it", "administrator", it(), [200, standing]),
  call("GET /site-page")("it", "member", it(), [403, NOT_ALLOWED]),
  call("GET /site-page")("none", "administrator", none, [404, SITE_PAGE_NOT_FOUND]),
  call("GET /site-page/list")("all", "administrator", nothing, [
    200,
    expect.arrayContaining([standing, expect.objectContaining({ id: 1, title: "인사말", isFixed: true })]),
  ]),
  call("GET /site-page/list")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("PUT /site-page")("another address", "administrator", it({ revision: 1, address: "donation" }), [
    200,
    { ...standing, address: "donation", formerPaths: ["/about/support"], revision: 2 },
  ]),
  call("PUT /site-page")("a revision that is past", "administrator", it({ revision: 1, title: "페이지" }), [
    409,
    SITE_PAGE_OVERTAKEN,
  ]),
  call("PUT /site-page")("the address of the program's", "administrator", () => ({ id: 1, address: "hello" }), [
    400,
    sitePageMessages.fixed,
  ]),
  call("PUT /site-page")("none", "administrator", () => ({ id: 99, title: "페이지" }), [404, SITE_PAGE_NOT_FOUND]),
  call("PUT /site-page")("one", "member", it({ title: "페이지" }), [403, NOT_ALLOWED]),
  call("PUT /site-page/order")("the last before the others", "administrator", () => order(7, 1, 2, 3, 4, 5, 6), [
    200,
    expect.arrayContaining([expect.objectContaining({ id: 7 })]),
  ]),
  call("PUT /site-page/order")("as it was", "administrator", () => order(1, 2, 3, 4, 5, 6, 7), [
    200,
    expect.any(Array),
  ]),
  call("PUT /site-page/order")("one that is none", "administrator", () => order(99), [
    400,
    sitePageMessages.orderUnknown,
  ]),
  call("PUT /site-page/order")("one", "member", () => order(1), [403, NOT_ALLOWED]),
  call("DELETE /site-page")("one of the program's", "administrator", first, [403, SITE_PAGE_FIXED]),
  call("DELETE /site-page")("it", "member", it(), [403, NOT_ALLOWED]),
  call("GET /site-page/unwritten")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /site-page/unwritten")("of a site that began with our texts", "administrator", nothing, [200, []]),
  call("DELETE /site-page")("it", "administrator", it(), [
    200,
    expect.objectContaining({ id, removedAt: expect.any(String), revision: 3 }),
  ]),
  call("DELETE /site-page")("it, once more", "administrator", it(), [404, SITE_PAGE_NOT_FOUND]),
  call("POST /site-page/restore")("it", "member", it(), [403, NOT_ALLOWED]),
  call("POST /site-page/restore")("it", "administrator", it(), [
    200,
    expect.objectContaining({ id, removedAt: null, revision: 4 }),
  ]),
  call("POST /site-page/restore")("an address that is none", "administrator", it({ address: "A" }), [
    400,
    sitePageMessages.addressUnfit,
  ]),
  call("POST /site-page/restore")("what stands", "administrator", it(), [404, SITE_PAGE_NOT_FOUND]),
];
