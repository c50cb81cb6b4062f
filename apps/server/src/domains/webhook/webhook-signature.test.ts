import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { createSecret, type Message, signedHeaders } from "./webhook-signature.ts";

const message = (body = '{"type":"post.created","data":{"title":"괘불 조성 안내"}}'): Message => ({
  id: "0191f0a4-7c1e-7d11-9a52-3f6f6c1d2b10",
  timestamp: Math.floor(Date.now() / 1_000),
  body,
});

describe("API-51 the reference library of Standard Webhooks", () => {
  test("takes what we sign, by the present secret and by that of before", () => {
    const [present, previous] = [createSecret(), createSecret()];
    const sent = message();
    const headers = signedHeaders([present, previous], sent);
    for (const secret of [present, previous])
      expect(new Webhook(secret).verify(sent.body, headers)).toEqual(JSON.parse(sent.body));
    expect(signedHeaders([present], sent)["webhook-signature"]).toBe(
      new Webhook(present).sign(sent.id, new Date(sent.timestamp * 1_000), sent.body),
    );
  });

  test.each<[string, (headers: Record<string, string>, sent: Message) => [string, Record<string, string>]]>([
    ["another letter in the body", (headers, { body }) => [body.replace("괘불", "괘볼"), headers]],
    ["another id", (headers, { body }) => [body, { ...headers, "webhook-id": "other" }]],
    [
      "another time",
      (headers, { body, timestamp }) => [body, { ...headers, "webhook-timestamp": String(timestamp - 1) }],
    ],
    [
      "another signature",
      (headers, { body }) => [body, { ...headers, "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")}` }],
    ],
    ["no signature", (headers, { body }) => [body, { ...headers, "webhook-signature": "" }]],
  ])("refuses %s", (_what, plant) => {
    const secret = createSecret();
    const sent = message();
    const [body, headers] = plant(signedHeaders([secret], sent), sent);
    expect(() => new Webhook(secret).verify(body, headers)).toThrow();
  });

  test("refuses what another secret has signed, and what was signed ten minutes ago", () => {
    const secret = createSecret();
    const sent = message();
    expect(() => new Webhook(secret).verify(sent.body, signedHeaders([createSecret()], sent))).toThrow();
    const old = { ...sent, timestamp: sent.timestamp - 600 };
    expect(() => new Webhook(secret).verify(old.body, signedHeaders([secret], old))).toThrow();
  });
});

test("API-51 a secret is 32 bytes at random, as the specification writes them", () => {
  const secret = createSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
  expect(createSecret()).not.toBe(secret);
});
