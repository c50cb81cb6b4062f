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

test("another fault keeps its message, its place and its cause", () => {
  const fault = describeFault(new Error("no tiles", { cause: new TypeError("no width") }));
  expect(fault).toMatchObject({
    type: "Error",
    message: "no tiles",
    cause: { type: "TypeError", message: "no width" },
  });
});
