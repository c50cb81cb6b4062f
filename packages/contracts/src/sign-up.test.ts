import { expect, test } from "vitest";
import { firstIssue } from "./first-issue.ts";
import { newPasswordForm } from "./password.ts";
import { signUpCases, signUpEdges, signUpFormCases, validSignUp } from "../testing/sign-up.cases.ts";
import { signUpForm, signUpInput } from "./sign-up.ts";

test("SUP-01 a right sign-up passes in the form and as a call", () => {
  expect(firstIssue(signUpForm, validSignUp)).toBeNull();
  expect(signUpInput.parse(validSignUp)).not.toHaveProperty("confirmPassword");
});

test("SUP-03 SUP-04 SUP-05 SUP-06 SUP-07 SUP-08 SUP-09 SUP-10 SUP-11 SUP-12 each rule has its cases", () => {
  const ids = new Set([...signUpCases, ...signUpFormCases, ...signUpEdges].map(({ id }) => id));
  const rules = Array.from({ length: 10 }, (_, at) => `SUP-${String(at + 3).padStart(2, "0")}`);
  expect([...ids]).toEqual(expect.arrayContaining(rules));
});

test.each([...signUpCases, ...signUpFormCases])("$id the form says of $wrong: $message", ({ change, message }) => {
  expect(firstIssue(signUpForm, { ...validSignUp, ...change })?.message).toBe(message);
});

test.each(signUpCases)("SUP-21 $id the call says of $wrong: $message", ({ change, message }) => {
  expect(signUpInput.safeParse({ ...validSignUp, ...change }).error?.issues[0]?.message).toBe(message);
});

test.each(signUpEdges)("$id $right passes", ({ change }) => {
  expect(firstIssue(signUpForm, { ...validSignUp, ...change })).toBeNull();
});

test("CON-06 text is composed and trimmed, an email in lower case, a password as typed", () => {
  const given = {
    ...validSignUp,
    name: " 한가람 ".normalize("NFD"),
    email: " Garam@Example.ORG ",
    password: " lotus 12! ",
  };
  expect(signUpInput.parse(given)).toMatchObject({
    name: "한가람",
    email: "garam@example.org",
    password: " lotus 12! ",
  });
});

test.each([
  [{ termsAgreed: false, privacyAgreed: true }],
  [{ termsAgreed: true, privacyAgreed: false }],
  [{ termsAgreed: true }],
  [{ privacyAgreed: true }],
])("SUP-16 %j is no agreement", (agreements) => {
  const { error } = signUpInput.safeParse({ ...validSignUp, ...agreements });
  expect(error?.issues[0]?.message).toBe("동의하지 않은 항목을 선택해주세요.");
});

test.each([
  [{ password: "", confirmPassword: "" }, "비밀번호를 입력해주세요."],
  [{ password: "lotus12!", confirmPassword: "" }, "입력하신 비밀번호가 틀립니다."],
  [{ password: "lotus12!", confirmPassword: "lotus12?" }, "입력하신 비밀번호가 틀립니다."],
  [{ password: "lotus1!", confirmPassword: "lotus1!" }, "비밀번호는 최소 8자 이상이어야 합니다."],
  [{ password: "lotus123", confirmPassword: "lotus123" }, "비밀번호에 특수 문자가 포함되어야 합니다."],
])("AUT-26 the new-password form says of %j: %s", (form, message) => {
  expect(firstIssue(newPasswordForm, form)?.message).toBe(message);
});
