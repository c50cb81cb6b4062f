import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const stranger = "11111111-1111-4111-8111-111111111111";
const notAllowed = "권한이 없습니다.";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let member: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const get = (path: string, token = "") => site.call("GET", `/api${path}`, { token });
  const put = (path: string, body: unknown, token = "") => site.call("PUT", `/api${path}`, { token, body });
  const stored = ({ id }: { id: string }) => site.fork().findOneOrFail(User, { id });

  test("API-17 a member reads their own profile", async () => {
    const { status, body } = await get("/users", member.token);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ..."_id id username name nickname email homepage zonecode address detailAddress".split(" "),
        ..."profile career activity role grade isActive".split(" "),
      ].toSorted(),
    );
    expect(body).toMatchObject({ _id: member.user.id, email: member.user.email });
    expect((await get("/users")).status).toBe(401);
  });

  test("API-19 an administrator reads anyone, a member only themselves, others get 403 whether there is one or not", async () => {
    const path = (email: string) => `/users/${encodeURIComponent(email)}`;
    expect(await get(path(member.user.email), admin.token)).toMatchObject({
      status: 200,
      body: { _id: member.user.id },
    });
    expect(await get(path(member.user.email.toUpperCase()), member.token)).toMatchObject({ status: 200 });
    expect(await get(path("nobody@example.org"), admin.token)).toMatchObject({
      status: 404,
      body: { message: "사용자 정보가 없습니다." },
    });
    const answers = await Promise.all(
      [admin.user.email, "nobody@example.org", "no address", "list2"].map((email) => get(path(email), member.token)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { message: notAllowed } });
    expect((await get(path(member.user.email))).status).toBe(401);
  });

  test("API-18 ADM-01 CON-01 administrators list members, 14 a page, the latest first, and search them", async () => {
    const start = Date.now();
    for (let round = 0; round < 30; round += 1)
      await createUser(site.fork(), {
        username: `listed${100 + round}`,
        nickname: `목록%${round}_`,
        email: `list${round}@a.kr`,
        // Two who came in one millisecond have no order.
        createdAt: new Date(start + round),
      });
    const first = await get("/users/list", admin.token);
    expect(first.body.list).toHaveLength(14);
    expect(first.body).toMatchObject({ page: 1, totalPages: 3 });
    expect(first.body.list[0]).toMatchObject({ username: "listed129" });
    const row = first.body.list[0] as object;
    expect(row).toMatchObject({
      _id: expect.any(String),
      address: "",
      profile: "",
      career: "",
      activity: "",
      role: "회원",
    });
    expect(JSON.stringify(row)).not.toMatch(/password|argon2|usernameKey/iu);
    const last = await get("/users/list?page=99&limit=20", admin.token);
    expect(last.body).toMatchObject({ page: 2, totalPages: 2 });
    const found = async (search: string) =>
      (await get(`/users/list?limit=100&search=${encodeURIComponent(search)}`, admin.token)).body.list.length as number;
    expect(await found("목록%1")).toBe(11);
    expect(await found("LISTED12")).toBe(10);
    expect(await found("list7@a.kr")).toBe(1);
    expect(await found("견본회원")).toBe(32);
    expect(await found("목".normalize("NFD"))).toBe(30);
    expect(await found("%")).toBe(30);
    expect(await found("\\")).toBe(0);
    expect((await get("/users/list?limit=0", admin.token)).status).toBe(400);
    expect((await get("/users/list?search=%00", admin.token)).status).toBe(400);
    expect((await get("/users/list", member.token)).status).toBe(403);
    expect((await get("/users/list")).status).toBe(401);
  });

  const profile = {
    name: "고운",
    nickname: "고운색",
    email: "goun@example.org",
    homepage: "https://example.org",
    zonecode: "12345",
    address: "서울특별시 종로구 견본로 1",
    detailAddress: "3층",
    career: "단청 10년\n불화 5년",
    activity: "전시",
  };

  test("API-20 MYP-06 a member changes what they say of themselves; what may be empty and is not sent stays", async () => {
    const { user, token } = await createSignedIn(site);
    expect(await put("/users", profile, token)).toMatchObject({ status: 200, body: { ...profile, _id: user.id } });
    const { career: _career, homepage: _homepage, ...rest } = profile;
    expect(await put("/users", { ...rest, activity: "" }, token)).toMatchObject({
      status: 200,
      body: { career: profile.career, homepage: profile.homepage, activity: "" },
    });
    expect((await put("/users", profile)).status).toBe(401);
    await put("/users", { ...profile, nickname: "빈색", email: "empty@example.org" }, token);
  });

  test("SEC-04 hazard 3: nothing else of the account changes with it", async () => {
    const { user, token } = await createSignedIn(site);
    const extra = { role: "회장", isAdmin: true, isActive: false, username: "other2026", _id: stranger, id: stranger };
    const body = { ...profile, nickname: "다른색", email: "extra@example.org", ...extra, previousEmail: "x@y.kr" };
    expect((await put("/users", body, token)).status).toBe(200);
    expect(await stored(user)).toMatchObject({
      role: "회원",
      isAdmin: false,
      isActive: true,
      username: user.username,
      previousEmail: user.email,
    });
  });

  test.each([
    [{ name: "" }, 400, "이름을 입력해주세요."],
    [{ nickname: " " }, 400, "닉네임을 입력해주세요."],
    [{ email: "goun" }, 400, "이메일 형식을 확인해주세요."],
    [{ zonecode: "" }, 400, "주소를 검색해주세요."],
    [{ detailAddress: "" }, 400, "상세주소를 입력해주세요."],
    [{ homepage: "javascript:alert(1)" }, 400, "홈페이지는 http:// 또는 https://로 시작하는 주소를 입력해 주세요."],
    [{ profile: "https://evil.example/a.webp" }, 400, "프로필 사진은 이 누리집에 올린 사진만 사용할 수 있습니다."],
    [{ profile: "/uploads/../session-secret" }, 400, "프로필 사진은 이 누리집에 올린 사진만 사용할 수 있습니다."],
    [{ nickname: "TAKEN" }, 409, "사용할 수 없는 닉네임입니다."],
    [{ email: "TAKEN" }, 409, "사용할 수 없는 이메일입니다."],
  ])("API-20 MYP-07 %j is refused with %d %s, and nothing changes", async (change, status, message) => {
    const { user, token } = await createSignedIn(site);
    const [[field, value]] = Object.entries(change) as [[keyof typeof admin.user, string]];
    const wrong = { [field]: value === "TAKEN" ? admin.user[field] : value };
    const body = { ...profile, nickname: `색${user.nickname}`, email: user.email, ...wrong };
    expect(await put("/users", body, token)).toMatchObject({ status, body: { message } });
    expect(await stored(user)).toMatchObject({ name: user.name, nickname: user.nickname, email: user.email });
  });

  test("API-21 ADM-05 ADM-06 administrators set the position text, which permits nothing", async () => {
    const { user, token } = await createSignedIn(site);
    const body = { id: user.id, role: " 부회장님 " };
    expect(await put("/users/role", body, admin.token)).toMatchObject({ status: 200, body: { role: "부회장님" } });
    await put("/users/role", { ...body, role: "사무국장", isAdmin: true }, admin.token);
    expect(await stored(user)).toMatchObject({ role: "사무국장", isAdmin: false });
    expect((await get("/auth/check-role", token)).body).toBe(false);
    expect((await get("/users/list", token)).status).toBe(403);
    expect(await put("/users/role", { ...body, role: "관리자" }, admin.token)).toMatchObject({
      status: 400,
      body: { message: "관리자로 오해할 수 있는 직책입니다. 다른 직책을 입력해 주세요." },
    });
    expect(await put("/users/role", { ...body, role: "다섯글자다" }, admin.token)).toMatchObject({
      status: 400,
      body: { message: "직책은 최대 4자 이하여야 합니다." },
    });
    expect((await put("/users/role", { ...body, id: stranger }, admin.token)).status).toBe(404);
    expect((await put("/users/role", { ...body, id: "1 or 1=1" }, admin.token)).status).toBe(400);
    expect((await put("/users/role", body, token)).status).toBe(403);
    expect((await put("/users/role", body)).status).toBe(401);
    expect(await stored(user)).toMatchObject({ role: "사무국장" });
  });
});
