import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { administrator } from "../harness/browser.ts";

const origin = inject("origin");
let token: string;

async function call(method: string, path: string, body: object): Promise<{ data: number }> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { data: number };
}

const text = { title: "자리를 옮기는 글", content: "<p>처음에는 물음이었습니다.</p>" };
const stops: { type: string; index: number }[] = [];
const addressOf = ({ type, index }: { type: string; index: number }) =>
  type === "FIRST_EXHIBITION"
    ? `/gallery/exhibition/1/detail?type=${type}&index=${index}`
    : `/community/${type.toLowerCase()}/detail?index=${index}`;

beforeAll(async () => {
  token = await tokenOf(origin, administrator);
  stops.push({ type: "QNA", index: (await call("POST", "/post", { type: "QNA", ...text })).data });
  for (const type of ["NOTICE", "FIRST_EXHIBITION"]) {
    const { index, type: targetType } = stops.at(-1)!;
    stops.push({ type, index: (await call("PUT", "/post", { index, targetType, type, ...text })).data });
  }
});
// The other stories count what the boards hold.
afterAll(() => call("DELETE", "/post", stops.slice(-1)));

test("decisions: the old addresses of a post that moved lead to where it stands now, for good", async () => {
  const [first, second, last] = stops.map(addressOf);
  for (const old of [first, second]) {
    const answer = await fetch(origin + old, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, last]);
  }
  const page = await fetch(origin + first);
  expect(page.url).toBe(origin + last);
  expect(await page.text()).toContain(text.title);
});
