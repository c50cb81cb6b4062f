import { describe, expect, test } from "vitest";
import { createFakeBrowser, createMemberServer, member, openTab, signInRequired } from "../../testing/fake-server.ts";

const credentials = { username: "bulmomember1", password: "bulmo-Member-1!" };
const stay = () => Promise.resolve();

describe("the session at the start", () => {
  test("AUT-10 without the readable cookie nothing is asked and the reader is a visitor", async () => {
    const { answers } = createMemberServer();
    const { session, calls } = openTab({ answers, hasSession: () => false });
    expect(session.state()).toEqual({ status: "loading" });
    await session.start();
    expect(session.state()).toEqual({ status: "anonymous" });
    expect(calls).toEqual([]);
  });

  test("AUT-10 with it the token is refreshed, then the user and the role are loaded", async () => {
    const { answers } = createMemberServer();
    const { session, calls } = openTab({ answers });
    await session.start();
    expect(session.state()).toEqual({ status: "member", user: member });
    expect(calls.map(({ path }) => path)).toEqual(["auth.refresh", "auth.me", "auth.checkRole"]);
    expect(calls.at(-1)?.token).toBe("token-1");
  });

  test("AUT-10 a role check that answers true makes an administrator", async () => {
    const { answers } = createMemberServer({ isAdmin: true });
    const { session } = openTab({ answers });
    await session.start();
    expect(session.state().status).toBe("admin");
  });

  test("AUT-10 a dead session makes a visitor, without an error", async () => {
    const { session, later } = openTab({ answers: () => signInRequired });
    await expect(session.start()).resolves.toBeUndefined();
    expect(session.state()).toEqual({ status: "anonymous" });
    expect(later).toHaveLength(0);
  });

  test.each(["unreachable", { status: 503, message: "지금은 서비스를 이용할 수 없습니다." }] as const)(
    "AUT-10 a refresh that gets no answer (%j) ends nothing and is tried again later",
    async (fault) => {
      const server = createMemberServer();
      let isDown = true;
      const { session, later } = openTab({
        answers: (call) => (isDown ? fault : server.answers(call)),
      });
      await session.start();
      expect(session.state()).toEqual({ status: "loading", isDelayed: true });
      isDown = false;
      for (const attempt of later) attempt();
      await expect.poll(() => session.state().status).toBe("member");
    },
  );
});

describe("signing in and out", () => {
  test("AUT-11 a sign-in marks the reader signed in and sends the token as Bearer", async () => {
    const { answers } = createMemberServer();
    const { session, client, calls } = openTab({ answers, hasSession: () => false });
    await session.start();
    await session.signIn(credentials);
    expect(session.state()).toEqual({ status: "member", user: member });
    await client.comment.list.query({ type: "QNA", index: 1 });
    expect(calls.at(-1)).toEqual({ path: "comment.list", token: "token-1" });
  });

  test("AUT-15 AUT-04 a refused sign-in is sent once, keeps its own message and sets no session", async () => {
    const message = "아이디 또는 비밀번호를 확인해주세요.";
    const answers = () => ({ status: 401, message, reason: "SIGN_IN_FAILED" }) as const;
    const { session, tokens, calls } = openTab({ answers, hasSession: () => false });
    await session.start();
    await expect(session.signIn(credentials)).rejects.toThrow(message);
    expect(calls.map(({ path }) => path)).toEqual(["auth.signIn"]);
    expect(tokens.current()).toBeNull();
    expect(session.state()).toEqual({ status: "anonymous" });
  });

  test("AUT-16 signing out clears token and user and leaves before the page learns of it", async () => {
    const { answers } = createMemberServer();
    const { session, tokens } = openTab({ answers });
    await session.start();
    const seen: string[] = [];
    await session.signOut(async () => seen.push(session.state().status));
    expect(seen).toEqual(["signing-out"]);
    expect(tokens.current()).toBeNull();
    expect(session.state()).toEqual({ status: "anonymous" });
  });

  test.each(["unreachable", { status: 500, message: "일시적인 오류가 발생했습니다." }] as const)(
    "AUT-16 signing out clears them also when the call fails (%j)",
    async (fault) => {
      const server = createMemberServer();
      const { session, tokens, forgotten } = openTab({
        answers: (call) => (call.path === "auth.signOut" ? fault : server.answers(call)),
      });
      await session.start();
      await session.signOut(stay);
      expect(tokens.current()).toBeNull();
      expect(session.state()).toEqual({ status: "anonymous", isUnconfirmed: true });
      expect(forgotten.count).toBe(1);
    },
  );

  test("AUT-16 a server that could not be told of the sign-out is told later, and the reader learns of both", async () => {
    const server = createMemberServer();
    let isDown = true;
    const { session, later, calls } = openTab({
      answers: (call) => (isDown && call.path === "auth.signOut" ? "unreachable" : server.answers(call)),
    });
    await session.start();
    await session.signOut(stay);
    later.shift()?.();
    await expect.poll(() => later).toHaveLength(1);
    expect(session.state()).toEqual({ status: "anonymous", isUnconfirmed: true });
    isDown = false;
    later.shift()?.();
    await expect.poll(() => session.state()).toEqual({ status: "anonymous" });
    expect(calls.filter(({ path }) => path === "auth.signOut")).toHaveLength(3);
  });

  test("AUT-16 a sign-out that is late does not end the sign-in that came after it", async () => {
    const server = createMemberServer();
    const { session, later, calls } = openTab({
      answers: (call) => (call.path === "auth.signOut" ? "unreachable" : server.answers(call)),
    });
    await session.start();
    await session.signOut(stay);
    await session.signIn(credentials);
    for (const attempt of later) attempt();
    expect(session.state().status).toBe("member");
    expect(calls.filter(({ path }) => path === "auth.signOut")).toHaveLength(1);
  });

  test("AUT-10 an administrator whose role cannot be asked yet is not taken for a member", async () => {
    const server = createMemberServer({ isAdmin: true });
    let isDown = true;
    const { session, later } = openTab({
      answers: (call) =>
        isDown && call.path === "auth.checkRole" ? { status: 503, message: "점검 중입니다." } : server.answers(call),
      hasSession: () => false,
    });
    await session.start();
    await session.signIn(credentials);
    expect(session.state()).toEqual({ status: "loading", isDelayed: true });
    isDown = false;
    for (const attempt of later) attempt();
    await expect.poll(() => session.state()).toEqual({ status: "admin", user: member });
  });

  test("AUT-11 a tab that cannot ask who signed in elsewhere shows nobody rather than the one before", async () => {
    const server = createMemberServer();
    let isDown = false;
    const newTab = createFakeBrowser();
    const { session, later } = openTab({
      answers: (call) => (isDown && call.path === "auth.me" ? "unreachable" : server.answers(call)),
      tabs: newTab(),
    });
    const other = openTab({ answers: server.answers, tabs: newTab(), hasSession: () => false });
    await session.start();
    isDown = true;
    await other.session.signIn(credentials);
    await expect.poll(() => session.state()).toEqual({ status: "loading", isDelayed: true });
    isDown = false;
    for (const attempt of later) attempt();
    await expect.poll(() => session.state().status).toBe("member");
  });

  test("AUT-16 an answer that arrives after signing out brings nobody back", async () => {
    const server = createMemberServer();
    const me = Promise.withResolvers<void>();
    const { session, tokens } = openTab({
      answers: async (call) => {
        if (call.path === "auth.me") await me.promise;
        return server.answers(call);
      },
    });
    const starting = session.start();
    await expect.poll(() => tokens.current()).not.toBeNull();
    await session.signOut(stay);
    me.resolve();
    await starting;
    expect(session.state()).toEqual({ status: "anonymous" });
  });
});
