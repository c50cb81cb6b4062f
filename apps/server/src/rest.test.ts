import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApiDocument } from "./rest.ts";
import { createWorld, type World } from "../testing/permission/world.ts";
import { agreementCalls } from "../testing/rest/agreement-calls.ts";
import { accountCalls } from "../testing/rest/account-calls.ts";
import { contentCalls } from "../testing/rest/content-calls.ts";
import { pageCalls } from "../testing/rest/page-calls.ts";
import { callRow } from "../testing/rest/rest-row.ts";
import { boardCalls } from "../testing/rest/board-calls.ts";
import { pageTextCalls } from "../testing/rest/page-text-calls.ts";
import { planCalls } from "../testing/rest/plan-calls.ts";
import { eventCalls } from "../testing/rest/event-calls.ts";
import { exhibitionCalls } from "../testing/rest/exhibition-calls.ts";
import { applicationCalls } from "../testing/rest/application-calls.ts";
import { bulletinCalls } from "../testing/rest/bulletin-calls.ts";
import { mailingCalls } from "../testing/rest/mailing-calls.ts";
import { gradeCalls } from "../testing/rest/grade-calls.ts";
import { officerCalls } from "../testing/rest/officer-calls.ts";
import { personCalls } from "../testing/rest/person-calls.ts";
import { sitePageCalls } from "../testing/rest/site-page-calls.ts";
import { webhookCalls } from "../testing/rest/webhook-calls.ts";
import { openSite, type Site } from "../testing/site.ts";

const rows = [
  ...accountCalls,
  ...contentCalls,
  ...pageCalls,
  ...boardCalls,
  ...exhibitionCalls,
  ...eventCalls,
  ...pageTextCalls,
  // Once new terms are announced, members are told of them.
  ...agreementCalls,
  ...planCalls,
  ...applicationCalls,
  ...bulletinCalls,
  ...mailingCalls,
  ...gradeCalls,
  ...personCalls,
  ...officerCalls,
  ...sitePageCalls,
  ...webhookCalls,
];

test("API-01 every call of the document has its row", () => {
  const { paths = {} } = createApiDocument();
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // A file stands below the site and is no call (attachment.test.ts).
  calls.splice(calls.indexOf("GET /files/{id}/{name}"), 1);
  // Neither are those that an administrator takes along (event.test.ts).
  for (const list of ["/dues/list", "/event/replies"])
    for (const kind of ["csv", "xlsx"]) calls.splice(calls.indexOf(`GET ${list}.${kind}`), 1);
  expect([...new Set(rows.map(({ call }) => call))].toSorted()).toEqual(calls.toSorted());
});

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let world: World;

  beforeAll(async () => {
    site = await openSite(server);
    world = await createWorld(site);
  });
  afterAll(() => site.close());

  test.each(rows)("$id API-02 API-03 $who calls $call: $what, $status", async (row) => {
    const { status, body, headers } = await callRow(row, world);
    // The answer to a HEAD has no body, whatever it says.
    const isRefusal = row.status >= 400 && !row.call.startsWith("HEAD ");
    expect({ status, body: isRefusal ? body.message : body }).toEqual({ status: row.status, body: row.answer });
    // An edit that was overtaken is told what stands there now besides, and a wrong field its name.
    const { theirs: _theirs, errors: _errors, ...failure } = isRefusal ? body : {};
    expect(Object.keys(failure).toSorted()).toEqual(isRefusal ? ["code", "message", "reason", "requestId"] : []);
    expect(headers.get("content-type")).toMatch(/^application\/json/u);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body?.id).toBe(body?._id ?? body?.id);
  });
});
