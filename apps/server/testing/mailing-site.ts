import { koreanDay } from "@bulmo/contracts/korean-day";
import { createSignedIn } from "./account.ts";
import { createPosts, createUser } from "./fixture.ts";
import { openMailServer } from "./mail-server.ts";
import { agreeToNotices } from "./mailing.ts";
import { openSite, type Site } from "./site.ts";

const minute = 60_000;

/** Tomorrow at half past nine in Korea, when advertisements may leave as well. */
export const morning = Date.parse(`${koreanDay(new Date(Date.now() + 24 * 60 * minute))}T09:30:00+09:00`);

/** What an administrator does by REST. */
function asAdministrator(site: Site, token: string) {
  const call = async (method: "GET" | "POST", path: string, body: object = {}) => {
    const query = method === "GET" ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : "";
    const sent = method === "GET" ? {} : { body };
    return site.call(method, `/api${path}${query}`, { token, ...sent });
  };
  return {
    call,
    /** Mails a notice; answers the mailing's id. */
    send: async (body: object) => {
      const { status, body: mailing } = await call("POST", "/mailing", body);
      if (status !== 200) throw new Error(`the mailing was answered ${status}`);
      return mailing.id as number;
    },
    countsOf: async (id: number) => {
      const { body } = await call("GET", "/mailing/list");
      return body.list.find((one: { id: number }) => one.id === id).counts;
    },
  };
}

/** What there is to mail, and whom to. */
const listenersOf = (site: Site) => ({
  /** A member who agreed to notices. */
  listener: async (facts = {}) => {
    const user = await createUser(site.fork(), facts);
    await agreeToNotices(site, user);
    return user;
  },
  notice: async (facts = {}) => {
    const [post] = await createPosts(site.fork(), "NOTICE", [facts]);
    return post?.index ?? 0;
  },
});

/** A site that mails notices through a real mail server, at a time that passes only when it is told to. */
export async function openMailingSite(kind: Parameters<typeof openSite>[0]) {
  let at = morning;
  const now = () => new Date(at);
  const pass = (time: number) => void (at += time);
  const server = await openMailServer();
  const site = await openSite(kind, { smtpUrl: `smtp://${server.host}`, now });
  const admin = await createSignedIn(site, { isAdmin: true });
  return {
    server,
    site,
    admin,
    now,
    pass,
    passTo: (moment: number) => void (at = moment),
    ...asAdministrator(site, admin.token),
    ...listenersOf(site),
    /** A minute passes by moments, each with what is due in it. */
    minutes: async (count: number) => {
      for (let second = 0; second < count * 60; second += 5) {
        pass(5_000);
        await site.jobs.flush();
      }
    },
    addresses: () => server.received.map(({ envelope }) => envelope.to[0] ?? "").toSorted(),
    /** Nobody is mailed anything, and it is morning again. */
    reset: async () => {
      for (const table of ["job", "mailing", "mail_choice", "email_proof"])
        await site.fork().execute(`delete from ${table}`);
      server.received.length = 0;
      server.answers.length = 0;
      at = morning;
    },
    close: async () => {
      await site.close();
      await server.close();
    },
  };
}
