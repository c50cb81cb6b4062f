import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { integer } from "@bulmo/contracts/integer";
import { pageNumber } from "@bulmo/contracts/page";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { logRequests } from "../http/request-log.ts";
import { createLog } from "../log/log.ts";
import { answerCallFault, callNotFound } from "../http/error-answer.ts";
import { type Context, openProcedure, router } from "../../trpc.ts";
import { docsRouter } from "./docs.ts";
import { createDocument } from "./document.ts";
import { serveCalls } from "./serve.ts";
import { rest } from "./rest-meta.ts";

const about = (summary: string) => ({ summary, tags: ["throwaway"] as [string] });
const row = z.object({ index: z.number(), title: z.string() });
const echo = z.object({ said: z.unknown() });

/** One procedure for each shape of the specification that is no plain call. */
const shapes = router({
  post: openProcedure
    .meta(rest({ method: "POST", path: "/thing" }, about("plain")))
    .input(z.object({ name: z.string("이름을 입력해주세요.") }))
    .output(echo)
    .mutation(({ input }) => ({ said: input })),
  nothing: openProcedure
    .meta(rest({ method: "POST", path: "/nothing" }, about("empty")))
    .input(z.void())
    .output(echo)
    .mutation(() => ({ said: "nothing" })),
  array: openProcedure
    .meta(rest({ method: "POST", path: "/rows", arrayField: "items" }, about("array")))
    .input(z.object({ items: z.array(row) }))
    .output(echo)
    .mutation(({ input }) => ({ said: input.items })),
  removeMany: openProcedure
    .meta(rest({ method: "DELETE", path: "/rows", arrayField: "items" }, about("delete array")))
    .input(z.object({ items: z.array(row) }))
    .output(echo)
    .mutation(({ input }) => ({ said: input.items })),
  remove: openProcedure
    .meta(rest({ method: "DELETE", path: "/thing" }, about("delete object")))
    .input(z.object({ id: z.string() }))
    .output(echo)
    .mutation(({ input }) => ({ said: input.id })),
  byEmail: openProcedure
    .meta(rest({ method: "GET", path: "/people/{email}" }, about("path")))
    .input(z.object({ email: z.string(), page: integer(1, 99).default(1) }))
    .output(echo)
    .query(({ input }) => ({ said: input })),
  list: openProcedure
    .meta(rest({ method: "GET", path: "/people/list" }, about("before the path")))
    .input(z.object({ page: pageNumber() }))
    .output(echo)
    .query(({ input }) => ({ said: input })),
  broken: openProcedure
    .meta(rest({ method: "GET", path: "/broken" }, about("broken")))
    .input(z.void())
    .output(echo)
    .query(() => {
      throw new Error("select secret from table");
    }),
});

let server: Server;
let origin = "";

beforeAll(async () => {
  const log = createLog("silent");
  // These procedures ask nothing of their context but the log, and no database.
  const em = { fork: () => em } as unknown as Context["em"];
  const context = { log, em, waitForInvalidation: () => Promise.resolve() } as Context;
  const app = express()
    .use(logRequests(log))
    .use(
      "/api",
      docsRouter(
        () => createDocument(shapes, { isLimited: () => false }),
        () => Promise.resolve("어느 모임"),
      ),
    )
    .use("/api", serveCalls({ router: shapes, createContext: () => context, admit: () => Promise.resolve() }))
    .use("/api", callNotFound, answerCallFault);
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };

async function call(method: string, path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { method, ...init });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : null,
    headers: response.headers,
  };
}

const rows = [{ index: 1, title: "하나" }];

test.each([
  ["a plain object", "POST", "/thing", { headers: json, body: '{"name":"불모"}' }, { name: "불모" }],
  ["an empty POST without a content type", "POST", "/nothing", {}, "nothing"],
  ["a bare array", "POST", "/rows", { headers: json, body: JSON.stringify(rows) }, rows],
  ["a bare array on DELETE", "DELETE", "/rows", { headers: json, body: JSON.stringify(rows) }, rows],
  ["an object on DELETE", "DELETE", "/thing", { headers: json, body: '{"id":"7"}' }, "7"],
  ["a query on DELETE", "DELETE", "/thing?id=7", {}, "7"],
  ["a decoded path", "GET", "/people/a%40b.kr?page=2", {}, { email: "a@b.kr", page: 2 }],
  ["a Korean path", "GET", `/people/${encodeURIComponent("불모/佛母")}`, {}, { email: "불모/佛母", page: 1 }],
  ["the fixed path before the open one", "GET", "/people/list?page=abc", {}, { page: 1 }],
])("API-01 taken: %s", async (_case, method, path, init, said) => {
  expect(await call(method, path, init)).toMatchObject({ status: 200, body: { said } });
});

test.each([
  ["a missing field in Korean", "POST", "/thing", { headers: json, body: "{}" }, 400, "이름을 입력해주세요."],
  ["malformed JSON", "POST", "/thing", { headers: json, body: "{" }, 400, "요청의 형식을 읽을 수 없습니다."],
  ["a number as the body", "POST", "/thing", { headers: json, body: "5" }, 400, "입력하신 내용을 확인해 주세요."],
  [
    "an array where none belongs",
    "POST",
    "/thing",
    { headers: json, body: "[]" },
    400,
    "입력하신 내용을 확인해 주세요.",
  ],
  ["an object where rows belong", "POST", "/rows", { headers: json, body: '{"items":3}' }, 400, undefined],
  [
    "text",
    "POST",
    "/thing",
    { headers: { "content-type": "text/plain" }, body: "{}" },
    415,
    "지원하지 않는 형식의 요청입니다.",
  ],
  [
    "a form",
    "POST",
    "/nothing",
    { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=1" },
    415,
    undefined,
  ],
  ["an unknown path", "GET", "/what", {}, 404, "요청하신 주소를 찾을 수 없습니다."],
  ["an internal path", "POST", "/-/delete/rows", { headers: json, body: '{"items":[]}' }, 404, undefined],
  ["another method", "PUT", "/thing", { headers: json, body: "{}" }, 405, "이 주소에서 지원하지 않는 요청 방식입니다."],
  ["a broken escape", "GET", "/people/%E0%A4%A", {}, 400, undefined],
  [
    "three megabytes",
    "POST",
    "/thing",
    { headers: json, body: JSON.stringify({ name: "가".repeat(1_000_000) }) },
    413,
    "보내신 내용이 너무 큽니다.",
  ],
  ["what breaks inside", "GET", "/broken", {}, 500, "일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요."],
])("API-02 refused: %s", async (_case, method, path, init, status, message) => {
  const answer = await call(method, path, init);
  expect(answer.status).toBe(status);
  expect(answer.body?.["message"]).toMatch(/[가-힣]/u);
  expect(answer.body?.["message"]).toContain(message ?? "");
  const { errors: _errors, ...told } = answer.body ?? {};
  expect(Object.keys(told).toSorted()).toEqual(["code", "message", "reason", "requestId"]);
  expect(JSON.stringify(answer.body)).not.toMatch(/select secret|stack|at .*\.ts/u);
});

test("API-02 a HEAD is a GET without its body, and OPTIONS is told what there is", async () => {
  expect(await call("HEAD", "/people/list")).toMatchObject({ status: 200, body: null });
  const options = await call("OPTIONS", "/rows");
  expect(options.headers.get("allow")).toBe("POST, DELETE");
});

test("API-40 the document shows the calls as they are made", async () => {
  const { body } = await call("GET", "/openapi.json");
  const paths = body?.["paths"] as Record<string, Record<string, { parameters?: object[]; requestBody?: object }>>;
  expect(Object.keys(paths).toSorted()).toEqual([
    "/broken",
    "/nothing",
    "/people/list",
    "/people/{email}",
    "/rows",
    "/thing",
  ]);
  expect(Object.keys(paths["/thing"] ?? {})).toEqual(expect.arrayContaining(["post", "delete"]));
  expect(paths["/rows"]?.["delete"]?.requestBody).toMatchObject({
    content: { "application/json": { schema: { type: "array" } } },
  });
  expect(paths["/people/{email}"]?.["get"]?.parameters).toContainEqual(
    expect.objectContaining({ name: "email", in: "path", required: true }),
  );
});
