import { expect, test } from "vitest";
import { issuesByField } from "./first-issue.ts";
import { signUpForm } from "./sign-up.ts";
import { validSignUp } from "../testing/sign-up.cases.ts";

test("SEE-20 each field's own first fault is found, whatever is wrong with the others", () => {
  const values = { ...validSignUp, username: "짧음", password: "lotus", confirmPassword: "pond", email: "garam@" };
  expect(Object.fromEntries(issuesByField(signUpForm, values))).toEqual({
    username: "아이디는 최소 8자 이상이어야 합니다.",
    password: "비밀번호는 최소 8자 이상이어야 합니다.",
    confirmPassword: "입력하신 비밀번호가 틀립니다.",
    email: "이메일 형식을 확인해주세요.",
  });
  expect(issuesByField(signUpForm, validSignUp).size).toBe(0);
});
