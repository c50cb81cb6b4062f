import { spawn } from "node:child_process";
import { isLong, testDatabaseUrl } from "@bulmo/testing/figures";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openDatabase } from "@bulmo/entities/database";
import { lockDirectory } from "@bulmo/entities/embedded-lock";
import { RecoveryCode, SecondFactor } from "@bulmo/entities/second-factor.entity";
import { createDatabase } from "@bulmo/entities/testing/database-on-server";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkPassword } from "../domains/auth/password.ts";
import { readOutbox } from "../platform/mail/outbox.ts";

type Target = {
  /** DATA_DIR, where the outbox is. */
  directory: string;
  variables: Record<string, string>;
  database: Parameters<typeof openDatabase>[0];
  clear: () => Promise<void>;
};

async function embedded(): Promise<Target> {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-admin-"));
  return {
    directory,
    variables: { DATA_DIR: directory },
    database: { directory: join(directory, "database") },
    clear: () => rm(directory, { recursive: true }),
  };
}

async function onServer(serverUrl: string): Promise<Target> {
  const { url, drop } = await createDatabase(serverUrl);
  const directory = await mkdtemp(join(tmpdir(), "bulmo-admin-"));
  return {
    directory,
    variables: { DATA_DIR: directory, DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) },
    database: { url, poolSize: 1 },
    async clear() {
      await drop();
      await rm(directory, { recursive: true });
    },
  };
}

async function runAdmin(words: string[], variables: Record<string, string>, input = "") {
  const child = spawn(process.execPath, [join(import.meta.dirname, "admin.ts"), ...words], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...variables },
    stdio: "pipe",
  });
  child.stdin.end(input);
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, error, code };
}

const bothTargets = [
  { name: "embedded", open: embedded },
  ...(testDatabaseUrl ? [{ name: "postgresql", open: () => onServer(testDatabaseUrl ?? "") }] : []),
];

/** What the command does is the same on both; an embedded database takes a process two seconds to open. */
const targets = isLong ? bothTargets : bothTargets.slice(-1);

describe.each(targets)("OPS-11 npm run admin on $name", ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.clear());

  const admin = (words: string[], input = "", env: Record<string, string> = {}) =>
    runAdmin(words, { ...target.variables, ...env }, input);

  async function look(username: string): Promise<User | null> {
    const { orm } = await openDatabase(target.database);
    const user = await orm.em.fork().findOne(User, { username });
    await orm.close();
    return user;
  }

  /** Every line of the log: the act, who did it and to whom. */
  async function logged(): Promise<unknown> {
    const { orm } = await openDatabase(target.database);
    const lines = await orm.em.fork().execute(
      `select act, actor_id as actor, username as member from audit_line
       join "user" on "user".id = audit_line.member_id order by audit_line.id`,
    );
    await orm.close();
    return lines;
  }

  const account = (username: string) =>
    ["--username", username, "--name", "관리자", "--nickname", username, "--email", `${username}@Example.org`] as const;

  test("makes the first administrator of an empty installation, who may sign in", { timeout: 120_000 }, async () => {
    expect((await admin(["list"])).out).toContain("no administrator");
    const made = await admin(["create", ...account("adminone1")], "lotus-Pond-1!\n");
    expect(made).toMatchObject({ code: 0, error: "" });
    const user = await look("adminone1");
    expect(user).toMatchObject({ isAdmin: true, isActive: true, email: "adminone1@example.org" });
    expect(await checkPassword(user?.passwordHash ?? null, "lotus-Pond-1!")).toBe(true);
    expect((await admin(["list"])).out).toBe("adminone1\t관리자\tadminone1@example.org\tactive\n");
    expect(await logged()).toEqual([{ act: "ADMIN_CREATED", actor: null, member: "adminone1" }]);
  });

  test("applies the rules of a sign-up, in one line", { timeout: 120_000 }, async () => {
    const weak = await admin(["create", ...account("admintwo2")], "short\n");
    expect(weak.code).toBe(2);
    expect(weak.error).toContain("비밀번호는 최소 8자 이상이어야 합니다.");
    const taken = await admin(["create", ...account("ADMINONE1")], "lotus-Pond-1!\n");
    expect(taken).toEqual({ code: 1, out: "", error: "bulmo admin: 사용할 수 없는 아이디입니다.\n" });
  });

  test("grants and revokes, but keeps the last administrator", { timeout: 120_000 }, async () => {
    const last = await admin(["revoke", "adminone1"]);
    expect(last).toMatchObject({ code: 1, out: "" });
    expect(last.error).toMatch(/^bulmo admin: 마지막 관리자는 .+\n$/u);
    await admin(["create", ...account("admintwo2")], "lotus-Pond-1!");
    expect((await admin(["revoke", "ADMINTWO2"])).code).toBe(0);
    expect((await look("admintwo2"))?.isAdmin).toBe(false);
    expect((await admin(["grant", "AdminTwo2"])).code).toBe(0);
    expect((await look("admintwo2"))?.isAdmin).toBe(true);
    expect(await admin(["grant", "nobody2026"])).toMatchObject({ code: 1, out: "" });
  });

  const outbox = () => readOutbox(join(target.directory, "outbox"));
  const letters = async () => (await outbox()).map(({ to, subject }) => [to, subject]);

  test(
    "SEC-18 turns off a second factor that was lost, and writes to its owner without a name",
    { timeout: 120_000 },
    async () => {
      const { orm } = await openDatabase(target.database);
      const em = orm.em.fork();
      const { id } = await em.findOneOrFail(User, { username: "adminone1" });
      await em.insert(SecondFactor, { user: id, pendingSecret: "sealed", createdAt: new Date() });
      await orm.close();
      const off = () => admin(["second-factor", "off", "adminone1"]);
      const turnOn = async () => {
        const again = await openDatabase(target.database);
        await again.orm.em.fork().insert(SecondFactor, { user: id, secret: "sealed", createdAt: new Date() });
        await again.orm.em.fork().insert(RecoveryCode, { user: id, codeHash: "hash" });
        await again.orm.close();
      };
      expect((await off()).out).toBe("adminone1 has no second factor.\n");
      await turnOn();
      expect(await letters()).toEqual([]);
      expect(await admin(["second-factor", "off", "AdminOne1"])).toEqual({
        code: 0,
        error: "",
        out: "adminone1 signs in without a second factor now.\n",
      });
      expect((await off()).out).toBe("adminone1 has no second factor.\n");
      expect(await letters()).toEqual([["adminone1@example.org", "[일섭문도회] 2단계 인증이 해제되었습니다"]]);
      const [letter] = await outbox();
      expect(letter?.text).toMatch(/^안녕하십니까\./u);
      expect(await admin(["second-factor", "off", "nobody2026"])).toMatchObject({ code: 1, out: "" });
      await turnOn();
      // Nobody listens there.
      expect(await admin(["second-factor", "off", "adminone1"], "", { SMTP_URL: "smtp://127.0.0.1:1" })).toEqual({
        code: 0,
        error: "",
        out: "adminone1 signs in without a second factor now. The letter that tells them so could not be sent.\n",
      });
      const after = await openDatabase(target.database);
      const [acts] = await after.orm.em
        .fork()
        .execute(
          "select count(*)::int as lines from audit_line where act = 'SECOND_FACTOR_REMOVED' and member_id = ?",
          [id],
        );
      expect(acts).toEqual({ lines: 2 });
      expect(await after.orm.em.fork().count(RecoveryCode, { user: id })).toBe(0);
      await after.orm.close();
    },
  );
});

test.each([
  [[]],
  [["second-factor", "on", "adminone1"]],
  [["second-factor", "off"]],
  [["promote", "adminone1"]],
  [["grant"]],
  [["create", "--admin"]],
  [["list", "all"]],
])("OPS-11 says how it is used instead of %j, before it looks for a database", async (words) => {
  const { code, error } = await runAdmin(words, { DATA_DIR: "/nowhere" });
  expect(code).toBe(2);
  expect(error).toContain("usage: npm run admin");
});

test("OPS-11 OPS-15 while another process has the embedded database, the command says so in one line", async () => {
  const { variables, clear } = await embedded();
  // A process that lives, and is not the command: the one that runs this test.
  const release = await lockDirectory(variables["DATA_DIR"] ?? "");
  const { error, code } = await runAdmin(["list"], variables);
  expect(code).toBe(1);
  expect(error).toMatch(
    new RegExp(`^bulmo admin: the embedded database in .+ is in use by process ${process.pid}\n$`, "u"),
  );
  await release();
  await clear();
});
