import { webhookData } from "@bulmo/contracts/webhook-data";
import { pingEvent, webhookEvents } from "@bulmo/contracts/webhook-event";
import { expect, test } from "vitest";
import { createApiDocument } from "../../rest.ts";
import { createSecret, signedHeaders } from "../webhook/webhook-signature.ts";

type Body = { type: string; timestamp: string; data: Record<string, unknown> };
type Described = {
  parameters: { name: string; required: boolean; example: string; schema: { pattern?: string } }[];
  requestBody: { content: { "application/json": { schema: { required: string[] }; example: Body } } };
};

const { webhooks = {} } = JSON.parse(JSON.stringify(createApiDocument())) as {
  webhooks?: Record<string, { post: Described }>;
};
const described = Object.entries(webhooks).map(([event, { post }]) => ({ event, post }));

test("API-51 API-40 the document describes every event that is sent, and no other", () => {
  expect(Object.keys(webhooks).toSorted()).toEqual([...webhookEvents, pingEvent].toSorted());
});

test.each(described)("API-51 the example of $event is what may be said of it", ({ event, post }) => {
  const { schema, example } = post.requestBody.content["application/json"];
  expect(Object.keys(example)).toEqual(schema.required);
  expect(example.type).toBe(event);
  expect(webhookData[event as keyof typeof webhookData].parse(example.data)).toEqual(example.data);
});

test.each(described)("API-51 the headers of $event are those that it is sent with", ({ post: { parameters } }) => {
  const message = { id: parameters[0]!.example, timestamp: 1_796_520_602, body: "{}" };
  const sent = signedHeaders([createSecret(), createSecret(), createSecret()], message);
  expect(parameters.map(({ name }) => name)).toEqual(Object.keys(sent));
  for (const { name, required, example, schema } of parameters) {
    expect(required).toBe(true);
    const rule = new RegExp(schema.pattern ?? "", "u");
    expect([sent[name], example].filter((value) => !rule.test(value!))).toEqual([]);
  }
});
