import { raceRounds } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, type Person, tokenOf } from "../harness/account.ts";
import { askOn, questionOf, tell, type Told } from "../harness/answers.ts";
import { administrator } from "../harness/browser.ts";
import { pictureFile } from "../harness/picture-file.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const json = (method: string, body: object, token?: string): RequestInit => ({
  method,
  headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});
const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const rounds = Array.from({ length: raceRounds }, (_, round) => round);

describe.each(places.filter(({ name }) => name === "PostgreSQL"))(
  "hazard 13: two processes on one $name",
  ({ open }) => {
    let place: Place;
    let servers: ServerProcess[];
    let load: ReturnType<typeof askOn>[];
    let admin: string;
    let people = 0;
    beforeAll(async () => {
      place = await open();
      const env = { ...place.env, LOG_LEVEL: "warn" };
      servers = await Promise.all([spawnServer(env), spawnServer(env)]);
      await Promise.all(servers.map((server) => server.ready()));
      admin = await tokenOf(servers[0]?.origin ?? "", administrator);
      let turn = 0;
      load = servers.map(({ origin }) =>
        askOn(origin, {
          page: () => [`/community/notice?page=${1 + ((turn += 1) % 6)}`],
          call: () => [`/api/post/list?type=NOTICE&page=${1 + ((turn += 1) % 6)}`],
        }),
      );
    });
    afterAll(async () => {
      for (const one of load) await one.stop();
      for (const server of servers) await server.stop();
      await place.remove();
    });

    /** Where a thing is done, and where it is looked for: the other way round each time. */
    const pair = (round: number) => [servers[round % 2]?.origin ?? "", servers[(round + 1) % 2]?.origin ?? ""] as const;
    const newMember = async (origin: string) => {
      const member = await addMember(origin, `two${(people += 1)}`);
      return { member, token: await tokenOf(origin, member) };
    };
    const done = async (origin: string, path: string, init: RequestInit) => {
      const told = await tell(origin, path, init);
      expect({ path, status: told.status, text: told.text }).toMatchObject({ path, status: 200 });
      return JSON.parse(told.text) as { data: number; imageUrl: string; list: { _id: string; username: string }[] };
    };
    const meAt = (origin: string, token: string) => tell(origin, "/api/auth/me", as(token));
    const idOf = async (origin: string, { username }: Person) => {
      const { list } = await done(origin, "/api/users/list?limit=100", as(admin));
      return list.find((user) => user.username === username)?._id ?? "";
    };

    /** The first look may come too early, the second one not. */
    async function seenAtMostOneLate(look: () => Promise<Told>, isNew: (told: Told) => boolean): Promise<void> {
      if (isNew(await look())) return;
      const second = await look();
      expect(isNew(second) ? "seen" : second.text).toBe("seen");
    }

    test.each(rounds)(
      "AUT-17 a token, a sign-out, an ended session, a suspension and a password (%d)",
      async (round) => {
        const [here, there] = pair(round);
        const { member, token } = await newMember(here);
        expect((await meAt(there, token)).status).toBe(200);
        const { username, password, name, email } = member;

        const signedIn = await fetch(`${there}/api/auth/sign-in`, json("POST", { username, password }));
        const { accessToken } = (await signedIn.json()) as { accessToken: string };
        const cookie = signedIn.headers
          .getSetCookie()
          .map((one) => one.split(";", 1)[0])
          .join("; ");
        await done(here, "/api/auth/sign-out", { method: "POST", headers: { cookie } });
        expect((await meAt(there, accessToken)).status).toBe(401);
        expect((await meAt(there, token)).status).toBe(200);

        const ending = await tokenOf(here, member);
        await done(here, "/api/auth/check-password", json("POST", { password }, ending));
        await done(there, "/api/auth/sessions/end-others", { method: "POST", ...as(ending) });
        for (const origin of [here, there]) expect((await meAt(origin, token)).status).toBe(401);

        const changing = await tokenOf(there, member);
        await done(here, "/api/auth/check-password", json("POST", { password }, changing));
        const password2 = "lotus-Pond-2!";
        await done(there, "/api/auth/change-password", json("POST", { name, email, password: password2 }, changing));
        expect((await meAt(here, ending)).status).toBe(401);
        expect((await tell(here, "/api/auth/sign-in", json("POST", { username, password }))).status).toBe(401);
        const anew = await tokenOf(here, { username, password: password2 });

        const id = await idOf(here, member);
        await done(here, "/api/users/is-active", json("PUT", { id, isActive: false }, admin));
        expect((await meAt(there, anew)).status).toBe(401);
        expect((await tell(there, "/api/post", questionOf(anew, "정지된 뒤"))).status).toBe(401);
      },
    );

    test.each(rounds)("API-44 a key, one that is revoked and one whose member is suspended (%d)", async (round) => {
      const [here, there] = pair(round);
      const { member, token } = await newMember(here);
      await done(here, "/api/auth/check-password", json("POST", { password: member.password }, token));
      const makeKey = async (origin: string) => {
        const answer = await tell(origin, "/api/keys", json("POST", { name: "견본", scopes: ["read"] }, token));
        return JSON.parse(answer.text) as { id: string; key: string };
      };
      const [one, other] = [await makeKey(here), await makeKey(there)];
      for (const { key } of [one, other])
        for (const origin of [here, there]) expect((await meAt(origin, key)).status).toBe(200);
      await done(here, "/api/keys", json("DELETE", { id: one.id }, token));
      for (const origin of [there, here]) expect((await meAt(origin, one.key)).status).toBe(401);
      expect((await meAt(there, other.key)).status).toBe(200);
      const id = await idOf(here, member);
      await done(there, "/api/users/is-active", json("PUT", { id, isActive: false }, admin));
      for (const origin of [here, there]) expect((await meAt(origin, other.key)).status).toBe(401);
    });

    test("a limit that is used up at both is used up at each", async () => {
      const [here, there] = pair(0);
      const { member } = await newMember(here);
      const wrong = json("POST", { username: member.username, password: "wrong-Pass-1!" });
      for (let half = 0; half < 5; half += 1)
        for (const origin of [here, there]) expect((await tell(origin, "/api/auth/sign-in", wrong)).status).toBe(401);
      for (const origin of [here, there]) {
        const refused = await tell(origin, "/api/auth/sign-in", wrong);
        expect(refused.status).toBe(429);
        expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      }
    });

    test.each(rounds)("a post, a nickname, a view and a picture (%d)", async (round) => {
      const [here, there] = pair(round);
      const { member, token } = await newMember(here);
      const title = `두 곳의 물음 ${round}`;
      const board = () => tell(there, "/api/post/list?type=QNA");
      const page = () => tell(there, "/community/qna");
      // Both are kept there by now.
      for (const look of [board, page, board, page]) expect((await look()).text).not.toContain(title);
      const { data: index } = await done(here, "/api/post", questionOf(token, title));
      await seenAtMostOneLate(board, ({ text }) => text.includes(title));
      await seenAtMostOneLate(page, ({ text }) => text.includes(title));

      const nickname = `새불모${round}`;
      const { name, email, zonecode, address, detailAddress } = member;
      const self = { name, nickname, email, zonecode, address, detailAddress };
      await done(here, "/api/users", json("PUT", self, token));
      await seenAtMostOneLate(board, ({ text }) => text.includes(nickname));
      await seenAtMostOneLate(page, ({ text }) => text.includes(nickname));

      const post = () => tell(there, `/api/post?type=QNA&index=${index}`);
      const viewsOf = ({ text }: Told) => (JSON.parse(text) as { views: number }).views;
      const before = viewsOf(await post());
      const view = () => done(here, "/trpc/post.view", json("POST", { type: "QNA", index }));
      await view();
      await seenAtMostOneLate(post, (told) => viewsOf(told) === before + 1);
      // The same reader, and neither of the two counts them again.
      await done(there, "/trpc/post.view", json("POST", { type: "QNA", index }));
      await view();
      expect(viewsOf(await post())).toBe(before + 1);

      const body = new FormData();
      body.set("file", pictureFile({ width: 96, height: 64 }, 200 + round), "견본.png");
      const { imageUrl } = await done(here, "/api/upload", { method: "POST", ...as(token), body });
      expect(await tell(there, imageUrl)).toMatchObject({ status: 200 });
    });

    test("both have answered everybody meanwhile", async () => {
      for (const one of load) await one.stop();
      const all = load.flatMap(({ told }) => Object.values(told)).flat();
      expect(all.length).toBeGreaterThan(100);
      const refused = all.filter(({ status }) => status !== 200);
      // Where a machine stands still for seconds a first connection comes too late: who waited is asked to come again.
      expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
      expect(refused.length).toBeLessThanOrEqual(all.length / 50);
    });
  },
);
