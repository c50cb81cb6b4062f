import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasMetrics: true, hasRateLimits: true });
  });
  afterAll(() => site.close());

  /** The value of a series, by the beginning of its line; 0 where it is not there. */
  const read = async () => {
    const told = await (await fetch(`${site.origin}/metrics`)).text();
    return (series: string) =>
      Number(
        told
          .split("\n")
          .find((line) => line.startsWith(`${series} `))
          ?.split(" ")[1] ?? 0,
      );
  };

  test("requests, answers from memory and refused calls are counted, by kinds and never by people", async () => {
    const before = await read();
    for (let time = 0; time < 2; time += 1) await fetch(`${site.origin}/about/history`);
    for (let time = 0; time < 12; time += 1)
      await fetch(`${site.origin}/api/auth/find-id?name=견본&email=someone@example.org`);
    await fetch(`${site.origin}/api/users/someone@example.org`);
    await fetch(`${site.origin}/uploads/someone.webp`, { method: "PROPFIND" });
    const after = await read();
    const added = (series: string) => after(series) - before(series);
    expect(added('http_requests_total{route="page",method="GET",status="200"}')).toBe(2);
    expect(added("bulmo_kept_answers_total")).toBe(1);
    expect(added('http_requests_total{route="api",method="GET",status="429"}')).toBe(2);
    expect(added('bulmo_limits_refused_total{limit="find-id:address"}')).toBe(2);
    expect(added('http_requests_total{route="picture",method="other",status="404"}')).toBe(1);
    expect(added('http_request_duration_seconds_count{route="page"}')).toBe(2);
    expect(after("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
    expect(after("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    const told = decodeURIComponent(await (await fetch(`${site.origin}/metrics`)).text());
    expect(told).not.toMatch(/someone|견본|127\.0\.0\.1|history|PROPFIND/u);
    expect(told.includes('bulmo_database_pool{state="waiting"} 0')).toBe(server.name === "postgresql");
  });
});
