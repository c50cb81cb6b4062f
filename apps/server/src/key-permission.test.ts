import type { KeyScope } from "@bulmo/contracts/key-scope";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addKey } from "../testing/key.ts";
import { rows as all } from "../testing/permission/rows.ts";
import { createWorld, procedures, type Row, type World } from "../testing/permission/world.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { openSite, type Site } from "../testing/site.ts";

/** One row of each call; of two that differ in what a key may, both. */
const rows = all.filter(
  (row, place) => all.findIndex(({ name }) => name === row.name) === place || row.what === "oneself",
);

/** Whoever calls, with whatever token: no key is looked at. */
const open = new Set([
  "auth.signIn",
  "auth.refresh",
  "auth.signUp",
  "auth.signUpValid",
  "auth.findId",
  "auth.passwordCode",
  "auth.openInvitation",
  "auth.acceptInvitation",
  "mailChoice.stop",
]);

/** About what opens the account, or where the site tells things: for its member alone. */
const ofSession = new Set([
  "auth.signOut",
  "auth.checkPassword",
  "auth.changePassword",
  "auth.secondFactor",
  "auth.setUpSecondFactor",
  "auth.confirmSecondFactor",
  "auth.renewRecoveryCodes",
  "auth.removeSecondFactor",
  "auth.listSessions",
  "mailChoice.askForProof",
  "mailChoice.prove",
  "mailChoice.list",
  "mailChoice.update",
  "ownData.get",
  "audit.getReason",
  "audit.giveReason",
  "auditReview.sign",
  "auth.endSession",
  "auth.endOtherSessions",
  "auth.changeAdmin",
  "key.list",
  "key.listAll",
  "key.create",
  "key.remove",
  "webhook.create",
  "webhook.update",
  "webhook.remove",
  "webhook.rotateSecret",
]);

type Who = "author" | "administrator";

/** What a key needs for what its member may do: one word for reading or writing, another for what they may as administrator. */
function needsOf({ name, statuses }: Row, who: Who): KeyScope[] {
  if (open.has(name)) return [];
  const scope = procedures[name]?._def.type === "query" ? "read" : "write";
  return who === "administrator" && statuses.member !== statuses.administrator ? [scope, "admin"] : [scope];
}

/** A refusal of its own, or what its member is answered. */
function expectedOf(row: Row, who: Who, scopes: readonly KeyScope[]) {
  const notAllowed = { status: 403, reason: "KEY_NOT_ALLOWED" };
  if (ofSession.has(row.name)) return notAllowed;
  const lacking = needsOf(row, who).find((scope) => !scopes.includes(scope));
  if (lacking) return { status: 403, reason: "KEY_SCOPE_MISSING", scope: lacking };
  // Others are an administrator's to remove.
  if (row.name === "user.remove" && row.what === "oneself") return notAllowed;
  return { status: row.statuses[who] };
}

const keys: { who: Who; scopes: KeyScope[] }[] = [
  { who: "author", scopes: ["read", "write"] },
  { who: "administrator", scopes: ["read"] },
  { who: "administrator", scopes: ["write"] },
  { who: "administrator", scopes: ["read", "admin"] },
  { who: "administrator", scopes: ["write", "admin"] },
];

/** What a refusal says, wherever it stands: in a batch of one, before any batch was looked at, or in a body of REST. */
function told(body: unknown): object {
  const first = (Array.isArray(body) ? body[0] : body) as { error?: { data: object } } | null;
  return first?.error?.data ?? first ?? {};
}

test("API-44 what is said of calls here is said of calls that there are", () => {
  expect([...open, ...ofSession].filter((name) => !(name in procedures))).toEqual([]);
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let world: World;

  beforeAll(async () => {
    site = await openSite(server);
    world = await createWorld(site);
  });
  afterAll(() => site.close());

  describe.each(rows)("API-44 hazard 2: $name, $what", (row) => {
    test.each(keys)("a key of the $who for $scopes", async ({ who, scopes }) => {
      const caller = row.isAboutCaller ? await world.createCaller(who) : (world.callers.get(who) ?? null);
      const call = await row.prepare(world, caller);
      const { key } = await addKey(site, caller!.user, scopes);
      const before = await fingerprint(site);
      const { status, body } = await call(key);
      expect({ status, ...told(body) }).toMatchObject(expectedOf(row, who, scopes));
      expect(status < 400 || (await fingerprint(site)) === before).toBe(true);
    });
  });
});
