import { processorTime } from "@bulmo/testing/processor-time";
import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { expect, test } from "vitest";
import { describeFault } from "./log.ts";

test("hazard 11: a fault of the database is logged without the values it repeats", () => {
  const driver = Object.assign(new Error("insert … values ('someone@example.org') - duplicate key"), {
    code: "23505",
    constraint: "user_email_unique",
    detail: "Key (email)=(someone@example.org) already exists.",
  });
  for (const fault of [driver, new UniqueConstraintViolationException(driver)]) {
    const line = JSON.stringify(describeFault(fault));
    expect(line).not.toContain("someone@example.org");
    expect(line).toContain("user_email_unique");
    expect(line).toMatch(/log\.test\.ts/u);
  }
});

test("OPS-15 of two steps of stopping that failed both are logged", async () => {
  const stack = new AsyncDisposableStack();
  stack.defer(() => Promise.reject(new Error("the second")));
  stack.defer(() => Promise.reject(new Error("the first")));
  const fault = await stack.disposeAsync().catch((error: unknown) => error);
  expect(describeFault(fault)).toMatchObject({
    error: { message: "the second" },
    suppressed: { message: "the first" },
  });
});

test("SEC-26 a query beside MikroORM fails with the value in its message, and is logged without it", () => {
  const message = 'invalid input syntax for type integer: "someone@example.org"';
  const raw = Object.assign(new Error(message), { code: "22P02", severity: "ERROR", constraint: undefined });
  expect(JSON.stringify(describeFault(raw))).not.toMatch(/someone|invalid input/u);
  expect(describeFault(raw)).toMatchObject({ code: "22P02" });
});

test.each([
  "no route for /API/users/someone@example.org",
  "no route for /api/users/someone%40example.org and someone%2540example.org",
  "no mailbox <someone@example.org>: someone＠example.org",
  "connect postgresql://bulmo:someone@example.org/bulmo",
  "two lines\n    at someone@example.org (file.ts:1:1)",
])("SEC-26 a message names nobody: %s", (message) => {
  const cause = new TypeError(message);
  expect(JSON.stringify(describeFault(new Error(message, { cause })))).not.toMatch(/someone|example/u);
});

test("a message keeps the packages that it names, and a long one costs little", () => {
  const message = "Cannot find package '@mikro-orm/core' imported from /app/node_modules/@bulmo/entities/x.ts";
  expect(describeFault(new Error(message))).toMatchObject({ message });
  const long = new Error(`${"a".repeat(1_000_000)} ${"@ ".repeat(100_000)}`);
  expect(processorTime(() => describeFault(long))).toBeLessThan(1_000);
});

test("another fault keeps its message, its place and its cause", () => {
  const fault = describeFault(new Error("no tiles", { cause: new TypeError("no width") }));
  expect(fault).toMatchObject({
    type: "Error",
    message: "no tiles",
    cause: { type: "TypeError", message: "no width" },
  });
});
