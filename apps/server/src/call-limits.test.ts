import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rows } from "../testing/permission/rows.ts";
import { createWorld, procedures, type Role, type World } from "../testing/permission/world.ts";
import { openSite, type Site } from "../testing/site.ts";
import { callLimits, limitsOf } from "./call-limits.ts";
import { type LimitName, limits } from "./platform/limit/limits.ts";

/** Letters leave when the answer has been given, and count for whoever gets them. */
const ofLetters = ["letter:unproven-address", "letter:shared-mailbox", "password-code:site"];

const ofSecondFactor: LimitName[] = ["second-factor:account", "second-factor:account+day", "recovery-code:account"];

/** What only a certain call comes to: one with a factor that is on, or with a new name or address. Their own tests count them. */
const ofSome: Record<string, readonly LimitName[]> = {
  "auth.signIn": ofSecondFactor,
  "auth.changeAdmin": ["password-hash:address", ...ofSecondFactor],
  "auth.inviteAgain": ["letter:shared-mailbox"],
  "auth.sendMemberCode": ["letter:shared-mailbox"],
  "mailChoice.askForProof": ["letter:shared-mailbox"],
  "auth.removeSecondFactor": ["password-hash:address", ...ofSecondFactor],
  "auth.renewRecoveryCodes": ofSecondFactor,
  "auth.setUpSecondFactor": ["password-hash:address", ...ofSecondFactor],
  "key.create": ["password-hash:address", ...ofSecondFactor, "letter:unproven-address", "letter:shared-mailbox"],
  "user.update": ["email-change:member", "letter:unproven-address", "letter:shared-mailbox"],
};

test("SEC-06 SEC-23 every call that changes something stands in the table, and nothing that is no call", () => {
  const changing = Object.entries(procedures).filter(([, { _def }]) => _def.type === "mutation");
  expect(changing.map(([name]) => name).filter((name) => !(name in callLimits))).toEqual([]);
  expect(Object.keys(callLimits).filter((name) => !(name in procedures))).toEqual([]);
});

test("SEC-06 every limit counts some call, an upload, a large body or a letter", () => {
  const counting = new Set([
    ...Object.keys(callLimits).flatMap(limitsOf),
    ...ofLetters,
    "upload:member",
    "large-body:member",
  ]);
  expect(Object.keys(limits).filter((name) => !counting.has(name))).toEqual([]);
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let world: World;

  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
    world = await createWorld(site);
  });
  afterAll(() => site.close());

  const counters = () => site.fork().getKysely<Tables>();

  /** The names of the limits that all calls of a procedure by these roles have counted. */
  async function countedBy(name: string, asking: readonly Role[]): Promise<Set<string>> {
    const counted = new Set<string>();
    for (const { prepare, isAboutCaller } of rows.filter((row) => row.name === name))
      for (const role of asking) {
        const caller = isAboutCaller ? await world.createCaller(role) : (world.callers.get(role) ?? null);
        const call = await prepare(world, caller);
        await counters().deleteFrom("rate_limit").execute();
        await call(caller?.token);
        for (const { key } of await counters().selectFrom("rate_limit").select("key").execute())
          counted.add(key.slice(0, key.lastIndexOf(":")));
      }
    return counted;
  }

  const isOfCalls = (name: string) => !ofLetters.includes(name);

  test.each(Object.keys(callLimits))("SEC-06 SEC-23 %s is counted as the table says", async (name) => {
    const counted = await countedBy(name, ["visitor", "author", "administrator"]);
    const said = new Set<string>(limitsOf(name));
    const sure = limitsOf(name).filter((limit) => !ofSome[name]?.includes(limit));
    expect([...counted].filter((limit) => isOfCalls(limit) && !said.has(limit))).toEqual([]);
    expect(sure.filter((limit) => !counted.has(limit))).toEqual([]);
  });
});
