import { describe, expect, test } from "vitest";
import { decide } from "./decide.ts";

const here = "/community/qna/edit?type=qna&index=3";

describe("the guard", () => {
  test.each(["loading", "signing-out"] as const)("NAV-16 while the session is %s nobody is sent anywhere", (status) => {
    expect(decide(status, {}, here)).toEqual({ kind: "wait" });
    expect(decide(status, { role: "ADMIN" }, here)).toEqual({ kind: "wait" });
  });

  test("NAV-19 a visitor is sent to sign in and comes back to the page with its query", () => {
    expect(decide("anonymous", {}, here)).toEqual({ kind: "send", to: "/sign-in", origin: here });
    expect(decide("anonymous", { role: "ADMIN", unauthorizedPath: "/" }, here)).toEqual({
      kind: "send",
      to: "/sign-in",
      origin: here,
    });
  });

  test("NAV-20 a page without a role needs only a signed-in reader", () => {
    expect(decide("member", {}, here)).toEqual({ kind: "admit" });
    expect(decide("admin", {}, here)).toEqual({ kind: "admit" });
  });

  test("NAV-20 a page with a role admits that level and those above", () => {
    expect(decide("member", { role: "USER" }, here)).toEqual({ kind: "admit" });
    expect(decide("admin", { role: "USER" }, here)).toEqual({ kind: "admit" });
    expect(decide("admin", { role: "ADMIN" }, here)).toEqual({ kind: "admit" });
  });

  test("NAV-21 a level too low leads to the unauthorized path, which remembers nothing to come back to", () => {
    expect(decide("member", { role: "ADMIN" }, here)).toEqual({ kind: "send", to: "/sign-in" });
    expect(decide("member", { role: "ADMIN", unauthorizedPath: "/" }, here)).toEqual({ kind: "send", to: "/" });
  });
});
