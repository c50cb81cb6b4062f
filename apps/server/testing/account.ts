import { sessionMarkerCookie } from "@bulmo/contracts/session-marker";
import { createHash, randomBytes } from "node:crypto";
import { Invitation } from "@bulmo/entities/invitation.entity";
import { cookiesOf } from "@bulmo/testing/http-call";
import { sessionCookieName } from "../src/domains/auth/session-cookie.ts";
import { createUser, fixturePassword } from "./fixture.ts";
import type { Site } from "./site.ts";

type Changes = Parameters<typeof createUser>[1];

/** Signs in over HTTP and answers the access token and the cookies. */
export async function signIn(site: Site, username: string, password = fixturePassword) {
  const answer = await site.call("POST", "/api/auth/sign-in", { body: { username, password } });
  return { status: answer.status, token: answer.body.accessToken as string, cookie: cookiesOf(answer.headers) };
}

/** A member who has just signed in, without a password's hash to wait for. */
export async function createSignedIn(site: Site, changes: Changes = {}) {
  const user = await createUser(site.fork(), changes);
  const { id, accessToken } = await site.sessions.open(user.id, { autoLogin: false, device: "" });
  const cookie = `${sessionCookieName(site.isSecure)}=${id}; ${sessionMarkerCookie(site.isSecure)}=1`;
  return { user, token: accessToken, cookie };
}

/** The latest code that was mailed to an address; what else is mailed in that moment may come before it or after. */
export async function mailedCode(site: Site, address: string): Promise<string> {
  const codes = (await site.mailsTo(address)).map(({ text }) => /^ {4}(\d{6})$/mu.exec(text)?.[1]);
  return codes.find((code) => code !== undefined) ?? "";
}

/** The token in the latest invitation to an address. */
export async function mailedToken(site: Site, address: string): Promise<string> {
  const [mail] = await site.mailsTo(address);
  return /\/invitation#(\S+)$/mu.exec(mail?.text ?? "")?.[1] ?? "";
}

/** A member without a password, and an invitation that waits for them. */
export async function createInvited(site: Site, changes: Changes = {}) {
  const em = site.fork();
  const user = await createUser(em, { passwordHash: null, ...changes });
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 60_000);
  await em.insert(Invitation, { user: user.id, tokenHash, sentTo: user.email, createdAt, expiresAt });
  return { user, token };
}
