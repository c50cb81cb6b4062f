import { describe, expect, test } from "vitest";
import { createWeakPasswordCheck } from "./password-strength.ts";
import { keystrokes } from "./keystrokes.ts";
import { newPasswordForm } from "./password.ts";
import { firstIssue } from "./first-issue.ts";
import { validSignUp } from "../testing/sign-up.cases.ts";
import { signUpForm } from "./sign-up.ts";

const sentence = "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.";
const isWeakPassword = createWeakPasswordCheck(["password", "love", "사랑해"]);
const own = ["bulmopainter1", "한가람", "가람", "garam.han"];

describe("what is tried first is no password", () => {
  test.each([
    ["a common word with letters exchanged", "P@ssw0rd"],
    ["the same with what a rule asks for behind it", "Password2026!"],
    ["the same twice", "passwordPassword1!"],
    ["a Korean word typed on English keys", "Tkfkdgo123!"],
    ["a row of keys", "Qwer1234!"],
    ["a column of keys", "!QAZ2wsx"],
    ["a zigzag of keys", "1q2w3e4r!"],
    ["digits with the shift key held", "abc123!@#"],
    ["one letter and a row of digits", "a1234567!"],
    ["one sign again and again", "aaaaaaa1!"],
    ["the site's name", "bulmo-2026!"],
    ["the master's name on English keys", "Dlftjq1900!"],
    ["the member's own username", "BulmoPainter1!"],
    ["their name", "한가람-a1!"],
    ["their nickname on English keys", "Rkfka-1985!"],
    ["a part of their address", "Garam#77"],
  ])("%s: %s", (_case, password) => {
    expect(isWeakPassword(password, own)).toBe(true);
  });

  test.each([
    "lotus-Pond-1!",
    "lotus12!",
    "x9$K27!#p4",
    "산사의-새벽a1!",
    "orchid&Magpie7",
    "correct-horse-9!",
    "lovely-Heron-4!",
  ])("one that takes a while to guess passes: %s", (password) => {
    expect(isWeakPassword(password, own)).toBe(false);
  });

  test("one member's name is another's good password", () => {
    expect(isWeakPassword("Garamond#7x", ["someoneelse1"])).toBe(false);
  });

  test("Hangul is known by the keys it is typed with", () => {
    expect(keystrokes("비밀번호")).toBe("qlalfqjsgh");
    expect(keystrokes("없애 꽤 a1")).toBe("djqtdo rho a1");
  });
});

describe("the forms say so", () => {
  const say = (password: string) => firstIssue(signUpForm, { ...validSignUp, password, confirmPassword: password });

  test.each(["Bulmopainter1!", "Qwer1234!", "dancheong1!"])("signing up with %s", (password) => {
    expect(say(password)).toEqual({ field: "password", message: sentence });
  });

  test("SUP-06 SUP-07 their sentences come first", () => {
    expect(say("qwer12!")?.message).toBe("비밀번호는 최소 8자 이상이어야 합니다.");
    expect(say("qwer1234")?.message).toBe("비밀번호에 특수 문자가 포함되어야 합니다.");
  });

  test("AUT-26 a new password", () => {
    const form = { password: "Qwer1234!", confirmPassword: "Qwer1234!" };
    expect(firstIssue(newPasswordForm, form)).toEqual({ field: "password", message: sentence });
  });
});
