import { describe, expect, test } from "vitest";
import {
  type Answers,
  createFakeBrowser,
  createMemberServer,
  openTab,
  signInRequired,
} from "../../testing/fake-server.ts";

const comments = { type: "QNA", index: 1 } as const;
const pathsOf = (calls: { path: string }[]) => calls.map(({ path }) => path);

async function signedInTab(answers: Answers) {
  const tab = openTab({ answers });
  await tab.session.start();
  tab.calls.length = 0;
  return tab;
}

describe("an expired token", () => {
  test("AUT-12 AUT-13 a refused call is sent again with a new token, and its caller notices nothing", async () => {
    const server = createMemberServer();
    const { client, calls } = await signedInTab(server.answers);
    server.expire();
    await expect(client.comment.list.query(comments)).resolves.toEqual({ list: [], commentCount: 0 });
    expect(pathsOf(calls)).toEqual(["comment.list", "auth.refresh", "comment.list"]);
    expect(calls.at(-1)?.token).toBe("token-3");
  });

  test("AUT-13 calls that fail together share one refresh", async () => {
    const server = createMemberServer();
    const { client, calls } = await signedInTab(server.answers);
    server.expire();
    const indexes = Array.from({ length: 25 }, (_, at) => at + 1);
    await Promise.all(indexes.map((index) => client.comment.list.query({ ...comments, index })));
    expect(pathsOf(calls).filter((path) => path === "auth.refresh")).toHaveLength(1);
    expect(pathsOf(calls).filter((path) => path === "comment.list")).toHaveLength(50);
  });

  test("AUT-13 a call that fails while a refresh is under way waits for it", async () => {
    const server = createMemberServer();
    const refresh = Promise.withResolvers<void>();
    const { client, calls } = await signedInTab(async (call) => {
      if (call.path === "auth.refresh" && server.issued() > 1) await refresh.promise;
      return server.answers(call);
    });
    server.expire();
    const first = client.comment.list.query(comments);
    await expect.poll(() => pathsOf(calls)).toContain("auth.refresh");
    const second = client.comment.list.query({ ...comments, index: 2 });
    await expect.poll(() => pathsOf(calls).filter((path) => path === "comment.list")).toHaveLength(2);
    refresh.resolve();
    await Promise.all([first, second]);
    expect(pathsOf(calls).filter((path) => path === "auth.refresh")).toHaveLength(1);
  });

  test("AUT-14 a refresh that is refused ends the session; the call keeps its own error and nothing is retried", async () => {
    const server = createMemberServer();
    let isAlive = true;
    const { client, calls, tokens, session } = await signedInTab((call) => {
      if (isAlive) return server.answers(call);
      return call.path === "auth.refresh" ? { ...signInRequired, message: "세션이 끝났습니다." } : signInRequired;
    });
    isAlive = false;
    await expect(client.comment.list.query(comments)).rejects.toThrow("로그인이 필요합니다.");
    expect(pathsOf(calls)).toEqual(["comment.list", "auth.refresh"]);
    expect(tokens.current()).toBeNull();
    expect(session.state()).toEqual({ status: "anonymous" });
  });

  test("AUT-14 a refresh that gets no answer ends nothing; the call keeps its own error", async () => {
    const server = createMemberServer();
    const { client, tokens, session } = await signedInTab((call) =>
      call.path === "auth.refresh" && server.issued() > 1 ? "unreachable" : server.answers(call),
    );
    server.expire();
    await expect(client.comment.list.query(comments)).rejects.toThrow("로그인이 필요합니다.");
    expect(tokens.current()).toBe("token-1");
    expect(session.state().status).toBe("member");
  });

  test("AUT-13 a call that is refused with the new token too is not sent a third time", async () => {
    const { client, calls } = openTab({
      answers: ({ path }) => (path === "auth.refresh" ? { data: { accessToken: "new" } } : signInRequired),
    });
    await expect(client.comment.list.query(comments)).rejects.toThrow("로그인이 필요합니다.");
    expect(pathsOf(calls)).toEqual(["comment.list", "auth.refresh", "comment.list"]);
  });

  test("AUT-13 other failures are not taken for an expired token", async () => {
    const { client, calls } = openTab({ answers: () => ({ status: 403, message: "권한이 없습니다." }) });
    await expect(client.comment.list.query(comments)).rejects.toThrow("권한이 없습니다.");
    expect(pathsOf(calls)).toEqual(["comment.list"]);
  });
});

describe("several tabs", () => {
  test("AUT-13 tabs that fail at once refresh once between them", async () => {
    const server = createMemberServer();
    const newTab = createFakeBrowser();
    const one = openTab({ answers: server.answers, tabs: newTab() });
    const two = openTab({ answers: server.answers, tabs: newTab() });
    await Promise.all([one.session.start(), two.session.start()]);
    expect(server.issued()).toBe(1);
    server.expire();
    await Promise.all([one.client.comment.list.query(comments), two.client.comment.list.query(comments)]);
    expect(server.issued()).toBe(3);
    expect(one.tokens.current()).toBe(two.tokens.current());
  });

  test("AUT-16 signing out in one tab signs the others out", async () => {
    const { answers } = createMemberServer();
    const newTab = createFakeBrowser();
    const one = openTab({ answers, tabs: newTab() });
    const two = openTab({ answers, tabs: newTab() });
    await Promise.all([one.session.start(), two.session.start()]);
    await one.session.signOut(() => Promise.resolve());
    expect(two.session.state()).toEqual({ status: "anonymous" });
    expect(two.tokens.current()).toBeNull();
  });

  test("AUT-11 signing in in one tab signs the others in", async () => {
    const { answers } = createMemberServer();
    const newTab = createFakeBrowser();
    const one = openTab({ answers, tabs: newTab(), hasSession: () => false });
    const two = openTab({ answers, tabs: newTab(), hasSession: () => false });
    await Promise.all([one.session.start(), two.session.start()]);
    await one.session.signIn({ username: "bulmomember1", password: "bulmo-Member-1!" });
    await expect.poll(() => two.session.state().status).toBe("member");
  });
});
