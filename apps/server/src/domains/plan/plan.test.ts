import { errorMessages } from "@bulmo/contracts/error";
import { plannedThere, planMessages, planProblems } from "@bulmo/contracts/plan-rule";
import { postMessages } from "@bulmo/contracts/post-write";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { planPublishing } from "./publish-job.ts";

const marker = "아직은 비밀인 봄 총회";
const hour = 3_600_000;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  /** Where the clock stands, in milliseconds from now. */
  let ahead = 0;

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(Date.now() + ahead) });
    admin = await createSignedIn(site, { isAdmin: true, nickname: "총무" });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    ahead = 0;
    await site.fork().execute("delete from planned_post");
    await site.fork().execute("delete from job");
  });

  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const written = () => ({ type: "NOTICE", title: marker, content: `<p>${marker}</p>`, publishAt: at(1) });
  const ask = async (method: string, path: string, body?: unknown) =>
    site.call(method, `/api${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
  const plan = async (changes: object = {}) => {
    const answer = await ask("POST", "/post/planned", { ...written(), ...changes });
    expect([answer.status, answer.body]).toMatchObject([200, { writer: "총무" }]);
    return answer.body as { id: number; revision: number; publishAt: string };
  };
  const countPlans = async () => (await site.fork().execute("select from planned_post")).length;
  /** Has the site publish what is due. Answers how many were. */
  const publish = async (processes: readonly Pick<Site, "jobs">[] = [site]) => {
    const before = await countPlans();
    await Promise.all(processes.map(({ jobs }) => jobs.flush()));
    return before - (await countPlans());
  };
  const titles = async (type = "NOTICE") => {
    const { body } = await site.call("GET", `/api/post/list?type=${type}&limit=100`);
    return (body.list as { title: string }[]).map(({ title }) => title);
  };

  test("EXH-09 a planned post is nowhere until its time, and then stands under the next number with that time", async () => {
    const { id, publishAt } = await plan();
    expect(await publish()).toBe(0);
    const doors = ["/api/post/list?type=NOTICE", "/api/post/notices", "/community/notice/rss.xml", "/sitemap.xml"];
    for (const door of doors) expect(await (await fetch(site.origin + door)).text()).not.toContain(marker);
    expect(
      (await site.call("GET", `/api/post/list?type=NOTICE&searchKeyword=${encodeURIComponent(marker)}`)).body.total,
    ).toBe(0);
    const { data: index } = (await ask("POST", "/post", { type: "NOTICE", title: "먼저 쓴 글", content: "<p>글</p>" }))
      .body;
    ahead = 1.1 * hour;
    expect([await publish(), await publish()]).toEqual([1, 0]);
    const { body } = await site.call("GET", `/api/post?type=NOTICE&index=${Number(index) + 1}`);
    expect(body).toMatchObject({ title: marker, author: "총무", createdAt: publishAt });
    expect((await ask("GET", `/post/planned?id=${id}`)).status).toBe(404);
    const log = await ask("GET", "/audit/list?kind=POST");
    expect((log.body.list as { act: string }[]).slice(0, 3).map(({ act }) => act)).toEqual([
      "POST_CREATED",
      "POST_CREATED",
      "POST_PLANNED",
    ]);
  });

  test("EXH-09 several processes publish each of them once", async () => {
    const numbers = Array.from({ length: 12 }, (_, number) => `함께 올라갈 글 ${number}`);
    for (const title of numbers) await plan({ title });
    ahead = 2 * hour;
    const now = () => new Date(Date.now() + ahead);
    const others = await Promise.all([
      openSite(server, { beside: site, now }),
      openSite(server, { beside: site, now }),
    ]);
    expect(await publish([site, ...others])).toBe(12);
    await Promise.all(others.map((other) => other.close()));
    expect((await titles()).filter((title) => title.startsWith("함께")).toSorted()).toEqual(numbers.toSorted());
  });

  test("EXH-09 its time is to come, within a year, and its board is there and open", async () => {
    const refusals = [
      [{ publishAt: at(-1) }, planMessages.timePast],
      [{ publishAt: at(24 * 365 + 1) }, planMessages.timeFar],
      [{ publishAt: "2027-01-01 09:00" }, planMessages.timeMissing],
      [{ publishAt: "2027-01-01T09:00:00" }, planMessages.timeMissing],
      [{ type: "NOWHERE" }, "없는 게시판입니다."],
      [{ type: "QNA", isSecret: true }, planMessages.secret],
      [{ title: " " }, "제목을 입력해 주세요."],
    ] as const;
    for (const [changes, message] of refusals) {
      const { status, body } = await ask("POST", "/post/planned", { ...written(), ...changes });
      expect([changes, status, body.message]).toEqual([changes, 400, message]);
    }
    expect((await ask("GET", "/post/planned/list")).body).toEqual([]);
  });

  test("EXH-09 an edit that another overtook is refused with what stands; one that was published meanwhile is gone", async () => {
    const { id, revision } = await plan();
    const edit = (changes: object) => ask("PUT", "/post/planned", { ...written(), id, ...changes });
    expect((await edit({ revision, title: "고친 제목", publishAt: at(3) })).body).toMatchObject({
      revision: 2,
      title: "고친 제목",
    });
    const late = await edit({ revision });
    expect([late.status, late.body.message, late.body.theirs.title]).toEqual([
      409,
      errorMessages.PLAN_OVERTAKEN,
      "고친 제목",
    ]);
    const now = await ask("POST", "/post/planned/publish", { id });
    expect([now.status, (await titles())[0]]).toEqual([200, "고친 제목"]);
    expect([(await edit({})).status, (await ask("DELETE", "/post/planned", { id })).status]).toEqual([404, 404]);
  });

  test("EXH-09 publishing and removing at once: one of the two, whole", async () => {
    for (let round = 0; round < 4; round += 1) {
      const title = `올리거나 지울 글 ${round}`;
      const { id } = await plan({ title });
      ahead = 2 * hour;
      const [, removal] = await Promise.all([publish(), ask("DELETE", "/post/planned", { id })]);
      ahead = 0;
      expect([200, 404]).toContain(removal.status);
      expect((await titles()).includes(title)).toBe(removal.status === 404);
    }
  });

  test("EXH-09 its pictures are kept and seen by administrators alone until it is published", async () => {
    const picture = await addPicture(site.uploads.pictures, quarters());
    const seen = async (token?: string) =>
      (await fetch(site.origin + picture, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status;
    await plan({ content: `<p>글</p><img src="${picture}" alt="">` });
    expect([await seen(), await seen(admin.token)]).toEqual([404, 200]);
    ahead = 2 * hour;
    await publish();
    expect(await seen()).toBe(200);
    const uses = await site.fork().execute<{ owner: string }[]>("select owner from upload_use where owner like 'p%'");
    expect(uses).toEqual([{ owner: expect.stringMatching(/^post:\d+$/u) }]);
  });

  test("EXH-09 what cannot be published now waits, and keeps nobody else's waiting", async () => {
    const { body: exhibition } = await ask("POST", "/exhibition", {
      n: 60,
      title: "제60회 전시",
      startsOn: "2027-05-01",
    });
    await plan({ type: exhibition.type, title: "닫힌 곳의 글" });
    await plan({ title: "그 뒤의 글", publishAt: at(1.5) });
    const removal = await ask("DELETE", "/exhibition", { n: 60 });
    expect([removal.status, removal.body.message]).toEqual([409, plannedThere("전시", ["닫힌 곳의 글"])]);
    await site.fork().execute("update board set closed_at = now() where type = ?", [exhibition.type]);
    const [held, free] = (await ask("GET", "/post/planned/list")).body as { problem: string }[];
    expect([held?.problem, free?.problem]).toEqual([planProblems.boardClosed, ""]);
    ahead = 2 * hour;
    expect(await publish()).toBe(1);
    expect((await titles())[0]).toBe("그 뒤의 글");
    await site.fork().execute("update board set closed_at = null where type = ?", [exhibition.type]);
    ahead += 60_000;
    expect(await publish()).toBe(1);
  });

  test("EXH-03 EXH-09 a group for which a work is planned stays, and none is planned for a group that is not there", async () => {
    const work = { type: "SECOND_EXHIBITION", subType: 7, title: "예약한 작품" };
    await plan(work);
    const { body: found } = await ask("GET", "/exhibition?n=2");
    const groups = (found.groups as { number: number; name: string }[]).filter(({ number }) => number !== 7);
    const refused = await ask("PUT", "/exhibition", { n: 2, groups });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("예약한 작품")]);
    const nowhere = await ask("POST", "/post/planned", { ...written(), ...work, subType: 88 });
    expect([nowhere.status, nowhere.body.message]).toEqual([400, postMessages.groupUnknown]);
  });

  test("EXH-09 what failed is told to administrators and tried again later, and writing it anew begins anew", async () => {
    const work = { type: "SECOND_EXHIBITION", subType: 6, title: "갈 곳을 잃은 작품" };
    const { id } = await plan(work);
    await site.fork().execute("delete from exhibition_group where type = ? and number = 6", [work.type]);
    const standing = async () => {
      const [row] = await site
        .fork()
        .execute<{ attempts: number }[]>("select attempts from job where kind = 'publish' and key like ?", [`${id} %`]);
      return [row?.attempts, (await ask("GET", `/post/planned?id=${id}`)).body.problem];
    };
    const problem = planProblems.failed(postMessages.groupUnknown);
    ahead = 1.1 * hour;
    // At once it is not tried again, and a second failure makes the pause longer.
    for (const [minutes, attempts] of [
      [0, 1],
      [1, 1],
      [2.5, 2],
      [4, 2],
      [7, 3],
    ] as const) {
      ahead = 1.1 * hour + minutes * 60_000;
      expect(await publish()).toBe(0);
      expect([minutes, ...(await standing())]).toEqual([minutes, attempts, problem]);
    }
    ahead = 0;
    const anew = await ask("PUT", "/post/planned", { ...written(), ...work, subType: null, id });
    expect([anew.status, anew.body.problem, await standing()]).toEqual([200, "", [0, ""]]);
    ahead = 1.1 * hour;
    expect(await publish()).toBe(1);
  });

  test("EXH-09 what has failed for months is still tried once an hour, and keeps nobody else's waiting", async () => {
    const { id } = await plan();
    await plan({ title: "다른 글" });
    ahead = 1.1 * hour;
    const work = { ...written(), type: "SECOND_EXHIBITION", subType: 88 };
    await site
      .fork()
      .execute("update planned_post set type = ?, written = ? where id = ?", [work.type, JSON.stringify(work), id]);
    await site.fork().execute("update job set attempts = 5000 where kind = 'publish' and key = ?", [`${id} 1`]);
    expect(await publish()).toBe(1);
    await site
      .fork()
      .execute("update planned_post set type = 'NOTICE', written = ? where id = ?", [JSON.stringify(written()), id]);
    ahead = 2 * hour;
    expect(await publish()).toBe(0);
    ahead = 2.2 * hour;
    expect(await publish()).toBe(1);
  });

  test("EXH-09 DAY-03 what the version before has planned, or planned anew, is published at its time", async () => {
    const { id } = await plan({ title: "이전 판에서 예약한 글" });
    await site.fork().execute("delete from job");
    await planPublishing({ fork: site.fork, now: new Date() });
    // It asks for no job when it changes a time.
    const later = new Date(Date.now() + 3 * hour);
    await site
      .fork()
      .execute("update planned_post set publish_at = ?, revision = revision + 1 where id = ?", [later, id]);
    await planPublishing({ fork: site.fork, now: new Date() });
    ahead = 2 * hour;
    expect(await publish()).toBe(0);
    ahead = 3.1 * hour;
    expect(await publish()).toBe(1);
    const jobs = await site.fork().execute("select key, state from job where kind = 'publish' order by key");
    expect(jobs).toEqual([
      { key: `${id} 1`, state: "DONE" },
      { key: `${id} 2`, state: "DONE" },
    ]);
  });

  test("DAY-03 an edit leaves one job, with its time; none is left of what was removed", async () => {
    const { id } = await plan();
    const edited = { ...written(), publishAt: at(5), id };
    expect((await ask("PUT", "/post/planned", edited)).status).toBe(200);
    const jobs = () =>
      site.fork().execute<{ key: string; due_at: string }[]>("select key, due_at from job where kind = 'publish'");
    const [job, ...others] = await jobs();
    expect([job?.key, new Date(job?.due_at ?? 0).toISOString(), others]).toEqual([`${id} 2`, edited.publishAt, []]);
    expect((await ask("DELETE", "/post/planned", { id })).status).toBe(200);
    expect(await jobs()).toEqual([]);
  });

  test("EXH-08 a board on which only planned posts wait is not removed, and they are named", async () => {
    await ask("POST", "/board", { title: "기다리는 곳", address: "waiting" });
    const { id } = await plan({ type: "WAITING", title: "첫 글" });
    await plan({ type: "WAITING", title: "둘째 글", publishAt: at(2) });
    const refused = await ask("DELETE", "/board", { type: "WAITING" });
    expect([refused.status, refused.body.message]).toEqual([409, plannedThere("게시판", ["첫 글", "둘째 글"])]);
    // Once something stands there, that is the reason.
    await ask("POST", "/post/planned/publish", { id });
    expect((await ask("DELETE", "/board", { type: "WAITING" })).body.message).toBe(errorMessages.BOARD_USED);
  });

  test("EXH-09 what somebody planned is published when they have left", async () => {
    const leaving = await createSignedIn(site, { isAdmin: true, nickname: "떠날 총무" });
    await site.call("POST", "/api/post/planned", { token: leaving.token, body: { ...written(), title: "남긴 글" } });
    expect((await ask("DELETE", "/users", { id: leaving.user.id })).status).toBe(200);
    ahead = 2 * hour;
    expect(await publish()).toBe(1);
    const { body } = await site.call("GET", "/api/post/list?type=NOTICE");
    expect(body.list[0]).toMatchObject({ title: "남긴 글", author: "탈퇴한 회원" });
  });
});
