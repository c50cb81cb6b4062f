import { Comment } from "@bulmo/entities/comment.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(bothServers(testDatabaseUrl))("two processes on $name", (server) => {
  let site: Site;
  let other: Site;
  let office: SignedIn;
  let member: SignedIn;
  let count = 0;
  /** Answers that show the office alone, and those that show the member. */
  let ofOffice: string[];
  let ofMember: string[];

  /** A post with a comment, as one stands under a question that became a notice; answers what shows them. */
  async function write(type: "NOTICE" | "QNA", by: SignedIn): Promise<string[]> {
    const [post] = await createPosts(site.fork(), type, [{ user: by.user }]);
    const em = site.fork();
    em.create(Comment, { post: post!.id, parent: null, user: by.user.id, content: "댓글" });
    await em.flush();
    const at = `type=${type}&index=${post?.index}`;
    return [`/api/post/list?type=${type}`, `/api/post?${at}`, `/api/comment/list?${at}`];
  }

  /** Whoever calls to write, in vain as well, is answered by a process that has heard of all that was written. */
  const hearAll = () =>
    Promise.all(
      [site, other].map((at) =>
        at.call("POST", "/api/comment/like", { body: { commentId: "99999" }, token: office.token }),
      ),
    );

  beforeAll(async () => {
    site = await openSite(server);
    other = await openSite(server, { beside: site });
    office = await createSignedIn(site, { isAdmin: true, nickname: "가람" });
  });
  beforeEach(async () => {
    count += 1;
    member = await createSignedIn(site, { nickname: `묻는이${count}` });
    ofOffice = await write("NOTICE", office);
    ofMember = await write("QNA", member);
    await hearAll();
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  const read = async (at: Site, path: string) => JSON.stringify((await at.call("GET", path)).body);
  /** What the one process answers, then what the other does. */
  const readAll = (paths: readonly string[]) =>
    Promise.all([site, other].flatMap((at) => paths.map((path) => read(at, path))));

  /** Behind the back of the triggers, so that only what is made anew shows it. */
  async function changeUnheard() {
    const em = site.fork();
    for (const statement of [
      "alter table stored_post disable trigger user",
      "alter table comment disable trigger user",
      "update stored_post set title = title || '*'",
      "update comment set content = content || '*'",
      "alter table stored_post enable trigger user",
      "alter table comment enable trigger user",
    ])
      await em.execute(statement);
  }

  async function rename(nickname: string) {
    const { name, email } = member.user;
    const body = { name, email, nickname, zonecode: "00000", address: "가", detailAddress: "나" };
    expect((await site.call("PUT", "/api/users", { body, token: member.token })).status).toBe(200);
  }

  test("SEC-23 a changed nickname empties what shows it, and nothing else", async () => {
    const [officeBefore, memberBefore] = [await readAll(ofOffice), await readAll(ofMember)];
    for (const answer of memberBefore) expect(answer).toContain(`묻는이${count}`);
    await changeUnheard();
    expect([await readAll(ofOffice), await readAll(ofMember)]).toEqual([officeBefore, memberBefore]);
    await rename(`새이름${count}`);
    await vi.waitFor(async () => {
      for (const answer of await readAll(ofMember)) expect(answer).toContain(`새이름${count}`);
    });
    expect(await readAll(ofOffice)).toEqual(officeBefore);
  });

  test("SEC-23 who takes a name is found by it, and by the one before no more", async () => {
    const searches = ["찾는이", "묻는이"].map(
      (name) => `/api/post/list?type=QNA&searchType=USER&searchKeyword=${encodeURIComponent(`${name}${count}`)}`,
    );
    const [none, some] = await readAll(searches);
    expect(some).toContain(`묻는이${count}`);
    await rename(`찾는이${count}`);
    await vi.waitFor(async () => {
      const [found, lost, foundThere, lostThere] = await readAll(searches);
      for (const answer of [found, foundThere]) expect(answer).toContain(`찾는이${count}`);
      expect([lost, lostThere]).toEqual([none, none]);
    });
  });

  test("SEC-23 who withdraws is shown as nobody any more, and what showed others is as it was", async () => {
    const officeBefore = await readAll(ofOffice);
    await readAll(ofMember);
    await changeUnheard();
    const { id } = member.user;
    expect((await site.call("DELETE", "/api/users", { body: { id }, token: member.token })).status).toBe(200);
    await vi.waitFor(async () => {
      for (const answer of await readAll(ofMember)) expect(answer).toContain("탈퇴한 회원");
    });
    expect(await readAll(ofOffice)).toEqual(officeBefore);
  });

  test("SEC-23 a work is shown by the name of its painter, and its writer's nickname does not concern it", async () => {
    await createPosts(site.fork(), "FIRST_EXHIBITION", [{ user: member.user, authorName: "불모", subType: 1 }]);
    await hearAll();
    const works = ["/api/post/list?type=FIRST_EXHIBITION"];
    const before = await readAll(works);
    await changeUnheard();
    await rename(`화가${count}`);
    await vi.waitFor(async () => {
      for (const answer of await readAll(ofMember)) expect(answer).toContain(`화가${count}`);
    });
    expect(await readAll(works)).toEqual(before);
  });
});
