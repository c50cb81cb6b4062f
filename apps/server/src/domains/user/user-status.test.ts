import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn, signIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const lastAdmin = {
  status: 403,
  body: { message: "마지막 관리자는 정지하거나 삭제할 수 없고, 관리자 지정을 해제하거나 탈퇴할 수도 없습니다." },
};
const stranger = "11111111-1111-4111-8111-111111111111";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const demoteAll = () => site.fork().nativeUpdate(User, { isAdmin: true }, { isAdmin: false });
  beforeEach(demoteAll);

  const toggle = (id: string, token: string) => site.call("PUT", "/api/users/is-active", { token, body: { id } });
  const remove = (id: string, token: string) => site.call("DELETE", "/api/users", { token, body: { id } });
  const adminsLeft = () => site.fork().count(User, { isAdmin: true, isActive: true });

  test("API-22 AUT-17 AUT-06 hazard 4: suspending ends the sessions at once, resuming brings none back", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const { user, token, cookie } = await createSignedIn(site);
    expect(await toggle(user.id, admin.token)).toMatchObject({ status: 200, body: { isActive: false } });
    expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
    expect((await signIn(site, user.username)).status).toBe(403);
    expect(await site.fork().count(Session, { user })).toBe(0);
    expect(await toggle(user.id, admin.token)).toMatchObject({ status: 200, body: { isActive: true } });
    expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect((await signIn(site, user.username)).status).toBe(200);
    expect((await toggle(stranger, admin.token)).status).toBe(404);
    expect((await toggle("nobody", admin.token)).status).toBe(400);
    expect((await toggle(admin.user.id, token)).status).toBe(401);
    expect((await toggle(admin.user.id, (await createSignedIn(site)).token)).status).toBe(403);
  });

  test("ADM-13 API-22 API-23 MYP-13 the last administrator is neither suspended nor deleted, a suspended one counts for none", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const idle = await createSignedIn(site, { isAdmin: true, isActive: false });
    expect(await toggle(admin.user.id, admin.token)).toMatchObject(lastAdmin);
    expect(await remove(admin.user.id, admin.token)).toMatchObject(lastAdmin);
    expect((await site.call("GET", "/api/auth/me", { token: admin.token })).status).toBe(200);
    expect((await toggle(idle.user.id, admin.token)).status).toBe(200);
    expect((await toggle(admin.user.id, admin.token)).status).toBe(200);
    expect(await adminsLeft()).toBe(1);
  });

  test("hazard 4: a demoted administrator's next call says so", async () => {
    await createSignedIn(site, { isAdmin: true });
    const { user, token } = await createSignedIn(site, { isAdmin: true });
    const list = () => site.call("GET", "/api/users/list", { token });
    expect((await list()).status).toBe(200);
    await site.fork().nativeUpdate(User, { id: user.id }, { isAdmin: false });
    expect((await list()).status).toBe(403);
    expect((await site.call("GET", "/api/auth/check-role", { token })).body).toBe(false);
  });
});
