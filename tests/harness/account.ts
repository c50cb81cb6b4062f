import { randomBytes } from "node:crypto";
import { request } from "node:http";

/** A member of a test's own; everything about them is told by `key`, which no other test uses. */
export const person = (key: string) => ({
  username: `painter${key}1`,
  password: "lotus-Pond-1!",
  name: `한${key}`,
  nickname: `불모${key}`,
  email: `${key}@example.org`,
  homepage: "",
  zonecode: "00000",
  address: "전북특별자치도 김제시 견본면 단청길 48",
  detailAddress: "2층",
});
export type Person = ReturnType<typeof person>;

/** A key that nobody has: who else is on the site does not matter. */
export const newKey = (word: string) => word + randomBytes(3).toString("hex");

async function post(origin: string, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A computer of this machine's own network, another one at each call: sign-ups are limited by address (SEC-06). */
const someAddress = () => `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

/** Signs up as somebody on a computer of their own would. */
function signUp(origin: string, member: Person): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = request(`${origin}/api/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    localAddress: someAddress(),
  });
  call.once("error", reject).once("response", (answer) => {
    answer.resume();
    if (answer.statusCode === 200) resolve();
    else reject(new Error(`signing up answered ${answer.statusCode}`));
  });
  call.end(JSON.stringify(member));
  return promise;
}

/** Adds a member without a browser; `change` is what differs from what `key` says. */
export async function addMember(origin: string, key: string, change: Partial<Person> = {}): Promise<Person> {
  const member = { ...person(key), ...change };
  await signUp(origin, member);
  return member;
}

type Credentials = { username: string; password: string };

/** An access token, obtained without a browser. */
export async function tokenOf(origin: string, { username, password }: Credentials): Promise<string> {
  const answer = await post(origin, "/auth/sign-in", { username, password });
  return (answer as { accessToken: string }).accessToken;
}

/** A member withdraws. */
export async function removeMember(origin: string, member: Credentials): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(origin, member)}`, "content-type": "application/json" };
  const { _id: id } = (await (await fetch(`${origin}/api/auth/me`, { headers })).json()) as { _id: string };
  const answer = await fetch(`${origin}/api/users`, { method: "DELETE", headers, body: JSON.stringify({ id }) });
  if (!answer.ok) throw new Error(`withdrawing answered ${answer.status}`);
}

/** Registers a member as an administrator does, which invites them by mail (AUT-29). */
export async function inviteMember(origin: string, key: string, administrator: Credentials): Promise<Person> {
  const { password, ...fields } = person(key);
  await post(origin, "/auth/admin/sign-up", fields, await tokenOf(origin, administrator));
  return { ...fields, password };
}

/** Whether these open a session. */
export async function opensSession(origin: string, { username, password }: Credentials): Promise<boolean> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return response.ok;
}
