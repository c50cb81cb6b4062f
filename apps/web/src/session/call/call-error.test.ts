import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { currentOf, fieldOf } from "./call-error.ts";

/** An answer as the server writes one. */
const refused = (reason: string, theirs?: object) =>
  TRPCClientError.from({ error: { code: -32_009, message: "", data: { reason, theirs } } } as never);

test("API-28 SEE-18 what stands there now is known by the reason of the refusal, whatever it looks like", () => {
  // A post that has a list and a member's username in it would be taken for another by its fields.
  const theirs = { list: [], content: "<p>글</p>", username: "member" };
  const error = refused("POST_OVERTAKEN", theirs);
  expect(currentOf(error, "POST_OVERTAKEN")).toBe(theirs);
  expect(currentOf(error, "CHRONICLE_OVERTAKEN")).toBeUndefined();
  expect(currentOf(error, "USER_OVERTAKEN")).toBeUndefined();
  expect(currentOf(refused("POST_NOT_FOUND"), "POST_OVERTAKEN")).toBeUndefined();
  expect(currentOf(new Error("offline"), "POST_OVERTAKEN")).toBeUndefined();
});

test("API-28 the field of a rule that only the server knows is told by the refusal, and not by its sentence", () => {
  const wrong = (field?: string) =>
    TRPCClientError.from({ error: { code: -32_600, message: "이미 있는 주소입니다.", data: { field } } } as never);
  expect(fieldOf(wrong("address"), ["address"])).toEqual({ field: "address", message: "이미 있는 주소입니다." });
  expect(fieldOf(wrong("groups.1.name"), ["groups"])).toMatchObject({ field: "groups" });
  expect(fieldOf(wrong("revision"), ["address"])).toBeNull();
  expect(fieldOf(wrong(), ["address"])).toBeNull();
  expect(fieldOf(new Error("offline"), ["address"])).toBeNull();
});
