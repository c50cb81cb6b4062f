import { errorMessages } from "@bulmo/contracts/error";
import { ownData } from "@bulmo/contracts/own-data";
import { AuditLine } from "@bulmo/entities/audit-line.entity";
import { EventReply } from "@bulmo/entities/event.entity";
import { RemovedEvent, RemovedEventReply } from "@bulmo/entities/removed-event.entity";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createEvent } from "../../../testing/event.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sweepRemovedEvents } from "./event-removal.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const day = 24 * 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let now = new Date("2027-03-01T03:00:00Z");
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    site = await openSite(server, { now: () => now });
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site, { nickname: "금어" });
  });
  afterAll(() => site.close());

  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, by: SignedIn = admin) =>
    site.call(method, `/api/event${path}`, { ...(body && { body }), token: by.token });
  const create = (changes = {}) =>
    createEvent(site.fork(), { state: "PUBLISHED", takesReplies: true, maximumCompanions: 3, ...changes });
  const say = async (id: number, said: object, by: SignedIn = member) =>
    expect((await ask("PUT", "/reply", { id, year: 2027, ...said }, by)).status).toBe(200);
  const replies = async (id: number, year = 2027) => (await ask("GET", `/replies?id=${id}&year=${year}`)).body;
  const remove = async (id: number) => expect((await ask("DELETE", "", { id })).status).toBe(200);
  /** What the file of their own data says of events: of which, and when. */
  async function ownReplies({ token, user }: SignedIn) {
    await site.fork().nativeUpdate(Session, { user: user.id }, { passwordCheckedAt: now });
    const { body } = await site.call("GET", "/api/users/my-data", { token });
    const found = ownData.parse(body).sections.find(({ name }) => name === "event-replies");
    return found?.rows.map((row) => row.slice(0, 2));
  }
  const restore = (id: number) => ask("POST", "/restore", { id });
  const seen = async (path: string) => (await site.call("GET", path)).body;

  test("DAY-05 an event that was removed comes back as it was, with what members replied", async () => {
    const poster = await addPicture(site.uploads.pictures, quarters());
    const id = await create({ isYearly: true, capacity: 4, poster, posterDescription: "연꽃", cancelledYears: [2028] });
    const other = await createSignedIn(site);
    await say(id, { isComing: true, companions: 2, note: "채식" });
    await say(id, { isComing: false }, other);
    const before = await seen(`/api/event?id=${id}`);
    const said = await replies(id);
    await remove(id);
    expect((await site.call("GET", `/api/event?id=${id}`)).body.reason).toBe("EVENT_NOT_FOUND");
    expect((await ask("GET", `/reply?id=${id}&year=2027`, undefined, member)).status).toBe(404);
    expect((await seen("/api/event/list?year=2027")).list.filter((one: { id: number }) => one.id === id)).toEqual([]);
    const { status, body } = await restore(id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, revision: before.revision + 1 });
    expect(await replies(id)).toEqual(said);
    expect((await seen(`/api/event?id=${id}&year=2028`)).occurrence.isCancelled).toBe(true);
    expect(await site.fork().count(RemovedEvent, { id })).toBe(0);
    const acts = await site.fork().find(AuditLine, { eventId: id }, { orderBy: { id: "asc" } });
    expect(acts.map(({ act }) => act)).toContain("EVENT_RESTORED");
    // The seats are taken as before.
    const late = await createSignedIn(site);
    expect((await ask("PUT", "/reply", { id, year: 2027, isComing: true, companions: 1 }, late)).body.reason).toBe(
      "EVENT_FULL",
    );
    expect(await restore(id)).toMatchObject({ status: 404, body: { message: errorMessages.EVENT_NOT_FOUND } });
  });

  test("DAY-05 a reply to a removed event goes with its member, who finds it among their own data until then", async () => {
    const id = await create({ title: "지운 강습" });
    const [withdrawn, suspended] = [await createSignedIn(site), await createSignedIn(site)];
    for (const one of [member, withdrawn, suspended]) await say(id, { isComing: true }, one);
    await remove(id);
    expect(await ownReplies(suspended)).toContainEqual(["지운 강습", "2027"]);
    const { token } = admin;
    await site.call("DELETE", "/api/users", { token, body: { id: withdrawn.user.id } });
    for (const isActive of [false, true])
      await site.call("PUT", "/api/users/is-active", { token, body: { id: suspended.user.id, isActive } });
    expect(await site.fork().count(RemovedEventReply, { event: id })).toBe(1);
    expect((await restore(id)).status).toBe(200);
    expect((await replies(id)).list).toMatchObject([{ nickname: "금어" }]);
  });

  test("DAY-05 of two who bring it back at once one does, and of what is removed for 30 days nothing is left", async () => {
    const id = await create();
    await say(id, { isComing: true });
    await remove(id);
    const answers = await Promise.all([restore(id), restore(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await site.fork().count(EventReply, { event: id })).toBe(1);
    await remove(id);
    const removedAt = now.getTime();
    await sweepRemovedEvents(site.fork(), new Date(removedAt + 30 * day));
    expect(await site.fork().count(RemovedEventReply, { event: id })).toBe(1);
    now = new Date(removedAt + 30 * day + 1);
    expect((await restore(id)).status).toBe(404);
    expect(await sweepRemovedEvents(site.fork(), now)).toBe(1);
    expect(await site.fork().count(RemovedEventReply, { event: id })).toBe(0);
    now = new Date(removedAt);
  });
});
