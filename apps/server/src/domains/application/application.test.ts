import { Job } from "@bulmo/entities/job.entity";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addApplicant } from "../../../testing/applicant.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

let number = 0;
const newcomer = () => {
  number += 1;
  return {
    username: `applicant${number}`,
    password: "lotus-Pond-1!",
    name: "김견본",
    nickname: `새불모${number}`,
    email: `applicant${number}@example.org`,
    homepage: "",
    zonecode: "00000",
    address: "견본로 1",
    detailAddress: "1층",
  };
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());
  beforeEach(() => site.fork().nativeUpdate(User, { appliedAt: { $ne: null } }, { appliedAt: null }));

  const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    site.call(method, `/api${path}`, { token: admin.token, ...(body && { body }) });
  const turn = (isOn: boolean) => call("PUT", "/application/switch", { isOn });
  const signUp = async () => {
    const person = newcomer();
    const { status, body } = await site.call("POST", "/api/auth/sign-up", { body: person });
    expect(status).toBe(200);
    return { ...person, id: body._id as string, isActive: body.isActive as boolean };
  };
  const signIn = ({ username, password }: { username: string; password: string }) =>
    site.call("POST", "/api/auth/sign-in", { body: { username, password } });

  test("DAY-09 whoever signs up is a member at once, until an administrator switches approval on", async () => {
    const free = await signUp();
    expect(free.isActive).toBe(true);
    expect((await signIn(free)).status).toBe(200);
    await turn(true);
    const waiting = await signUp();
    expect(waiting.isActive).toBe(false);
    const refused = await signIn(waiting);
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining("가입 신청을 확인하고") } });
    expect((await signIn({ ...waiting, password: "wrong-Pond-1!" })).body.message).not.toContain("가입 신청");
    const { body } = await call("GET", "/application/list");
    expect(body).toMatchObject({ isOn: true, count: 1, list: [{ id: waiting.id, username: waiting.username }] });
    await turn(false);
    expect((await signIn(waiting)).status).toBe(403);
    expect((await signIn(await signUp())).status).toBe(200);
  });

  test("DAY-09 who waits is no member: in no list, and not to be mailed", async () => {
    const { username } = await addApplicant(site);
    const query = new URLSearchParams({ search: username }).toString();
    expect((await call("GET", `/users/list?${query}`)).body.list).toEqual([]);
    const entries = await site.call("GET", "/api/users/entries", { token: admin.token });
    expect(JSON.stringify(entries.body)).not.toContain(username);
  });

  test("DAY-09 one who is approved is a member of their grade and is told", async () => {
    const name = `준회원 ${Date.now() % 10_000}`;
    const gradeId = await site.fork().insert(MemberGrade, { name, position: 1 });
    await turn(true);
    const person = await signUp();
    expect((await call("POST", "/application/approve", { id: person.id, gradeId })).status).toBe(200);
    const [mail] = await site.mailsTo(person.email);
    expect(mail?.subject).toContain("가입 신청이 승인되었습니다");
    expect(mail?.text).toContain(person.username);
    const signedIn = await signIn(person);
    expect(signedIn.status).toBe(200);
    expect((await site.fork().findOneOrFail(User, { id: person.id })).grade?.id).toBe(gradeId);
    const { body: log } = await call("GET", "/audit/list?kind=MEMBER");
    expect(log.list[0]).toMatchObject({ act: "MEMBER_APPROVED", grade: { id: gradeId, name } });
    expect((await call("POST", "/application/approve", { id: person.id })).status).toBe(404);
    await turn(false);
  });

  test("DAY-09 of one who is declined nothing stays, and they are told why", async () => {
    await turn(true);
    const person = await signUp();
    const reason = "추천하신 회원을 찾을 수 없었습니다.";
    expect((await call("POST", "/application/decline", { id: person.id, reason })).status).toBe(200);
    const [mail] = await site.mailsTo(person.email);
    expect(mail?.subject).toContain("가입 신청을 받아들이지 못했습니다");
    expect(mail?.text).toContain(reason);
    expect(await site.fork().count(User, { id: person.id })).toBe(0);
    const jobs = await site.fork().find(Job, { subject: "application-declined" });
    expect(JSON.stringify(jobs)).not.toContain(person.email);
    expect((await signIn(person)).status).toBe(401);
    await turn(false);
  });

  test("DAY-09 two administrators who decide at once decide once", async () => {
    const { id } = await addApplicant(site);
    const both = await Promise.all([
      call("POST", "/application/approve", { id }),
      call("POST", "/application/decline", { id }),
      call("POST", "/application/approve", { id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  test("DAY-09 an account that is let go on waits for nobody", async () => {
    const { id } = await addApplicant(site);
    expect((await call("PUT", "/users/is-active", { id, isActive: true })).status).toBe(200);
    expect((await site.fork().findOneOrFail(User, { id })).appliedAt).toBeNull();
  });
});
