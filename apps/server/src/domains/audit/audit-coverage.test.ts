import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rows } from "../../../testing/permission/rows.ts";
import { administrators, createWorld, type Row, type World } from "../../../testing/permission/world.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** Calls for administrators that leave no line: what the site itself tells them, and what changes nothing yet. */
const noAudit = new Set([
  "trash.list",
  "audit.list",
  "auditReview.get",
  "auditReview.list",
  "audit.getReason",
  "audit.giveReason",
  "report.list",
  "report.count",
  "post.listUnanswered",
  "auth.secondFactor",
  "auth.setUpSecondFactor",
  "board.listAll",
  "event.listAll",
  "exhibition.listAll",
  "bulletin.get",
  "bulletin.list",
  "grade.list",
  "agreement.getDraft",
  "chronicle.getVersion",
  "chronicle.listVersions",
  "pageText.getDraft",
  "pageText.getVersion",
  "pageText.listVersions",
  "sitePage.get",
  "sitePage.list",
  "sitePage.unwritten",
  "officer.listAll",
  "person.listAll",
  "person.listRemoved",
  "term.listRemoved",
  "pictureDescription.list",
  "plan.list",
  "plan.get",
  "exhibition.getNext",
  "exhibition.getOrder",
  "key.listAll",
  "webhook.list",
  "webhook.listDeliveries",
  "dashboard.get",
  "importReport.list",
  "job.list",
  "mailing.audience",
  "mailing.list",
  "mailing.trial",
  "workProposal.list",
]);

/** Calls for members that do more for an administrator; that is told. */
const more = new Set([
  "user.getByEmail the author",
  "comment.remove a comment of the author",
  "key.create for reading",
  "key.remove one's own",
  "key.remove another's",
]);

/** Whether who lacks a second factor may is another question: setting one up is theirs too. */
const isForAdministrators = ({ statuses }: Row) =>
  Object.entries(administrators)
    .filter(([role]) => role !== "administrator without a second factor")
    .every(([role, status]) => (statuses as Record<string, number>)[role] === status);

const isTold = (row: Row) => {
  const { name, what } = row;
  if (isForAdministrators(row)) return !noAudit.has(name);
  return more.has(`${name} ${what}`) || ["post.create", "post.update", "post.remove"].includes(name);
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let world: World;

  beforeAll(async () => {
    site = await openSite(server);
    world = await createWorld(site);
  });
  afterAll(() => site.close());

  const linesOf = async (id: string) =>
    (await site.fork().execute("select id from audit_line where actor_id = ?", [id])).length;

  // Every call there is stands in the permission table, so that a new one is asked for its line here by itself.
  test.each(rows.filter(isTold))("$name ($what) by an administrator is in the log", async ({ prepare }) => {
    const caller = await world.createCaller("administrator");
    const call = await prepare(world, caller);
    const before = await linesOf(caller!.user.id);
    expect((await call(caller?.token)).status).toBe(200);
    expect(await linesOf(caller!.user.id)).toBeGreaterThan(before);
  });

  test("of the calls for administrators only these leave no line", () => {
    const silent = rows.filter((row) => isForAdministrators(row) && !isTold(row)).map(({ name }) => name);
    expect([...new Set(silent)].toSorted()).toEqual([...noAudit].toSorted());
  });
});
