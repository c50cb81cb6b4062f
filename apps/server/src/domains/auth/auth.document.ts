import type { CallNotes } from "../../platform/rest/call-note.ts";
import { memberExample } from "../user/user.document.ts";
import { memberNotes } from "./member.document.ts";

const signedInExample = { ...memberExample, agreementNotices: [] };
const accessToken = "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl";
const password = "lotus-Pond-1!";

const { username, name, nickname, email, homepage, zonecode, address, detailAddress } = memberExample;
const person = { username, name, nickname, email, homepage, zonecode, address, detailAddress };

const taken = ["ALREADY_TAKEN_USERNAME", "ALREADY_TAKEN_NICKNAME", "ALREADY_TAKEN_EMAIL"] as const;
/** What hashes waits for its turn. */
const busy = ["ACCOUNT_BUSY"] as const;
const done = { success: true };

const sessionNotes: CallNotes = {
  "auth-signIn": {
    access: "open",
    request: { username, password, autoLogin: false },
    answer: { accessToken, expiresIn: 600, user: signedInExample },
    errors: [
      "SIGN_IN_FAILED",
      "SECOND_FACTOR_NEEDED",
      "SECOND_FACTOR_FAILED",
      "USER_SUSPENDED",
      "USER_APPLYING",
      "USER_DORMANT",
      ...busy,
    ],
  },
  "auth-refresh": { access: "session", answer: { accessToken, expiresIn: 600 }, errors: ["SIGN_IN_REQUIRED"] },
  "auth-signOut": { access: "session", noKey: true, answer: done },
  "auth-me": { access: "member", answer: signedInExample, version: { tells: true } },
  "auth-checkRole": {
    access: "member",
    about:
      "관리자면 true입니다. 2단계 인증을 꼭 써야 하는 누리집에서 아직 설정하지 않은 관리자도 true이며, 설정할 때까지 관리자의 다른 요청에는 403 SECOND_FACTOR_MISSING으로 답합니다. 설정했는지는 `GET /auth/second-factor`의 isRequired와 isOn으로 알 수 있습니다.",
    answer: false,
  },
};

const signUpNotes: CallNotes = {
  "auth-signUp": {
    access: "open",
    request: { ...person, password, isOver14: true, termsAgreed: true, privacyAgreed: true },
    answer: memberExample,
    errors: ["AGREEMENT_CHANGED", "PASSWORD_GUESSABLE", ...taken, ...busy],
  },
  "auth-signUpValid": {
    access: "open",
    request: { username, nickname, email },
    answer: { isUsernameDuplicated: false, isNicknameDuplicated: false, isEmailDuplicated: false },
  },
  "auth-adminSignUp": {
    access: "admin",
    request: { ...person, activity: "", career: "", profile: "" },
    answer: memberExample,
    errors: taken,
  },
};

const passwordNotes: CallNotes = {
  "auth-findId": {
    access: "open",
    request: { name, email },
    answer: { username },
    errors: ["USER_NOT_FOUND"],
  },
  "auth-passwordCode": {
    access: "open",
    request: { name, email },
    answer: done,
  },
  "auth-checkPassword": {
    access: "member",
    noKey: true,
    request: { password },
    answer: { isValid: true },
    errors: busy,
  },
  "auth-judgePassword": {
    access: "public",
    request: { password: "Bulmo-2026!", username, name, nickname, email },
    answer: { isWeak: true },
  },
  "auth-changePassword": {
    access: "public",
    noKey: true,
    request: { name, email, password: "lotus-Pond-2!", code: "123456" },
    answer: done,
    errors: ["PASSWORD_GUESSABLE", "PASSWORD_CHANGE_FAILED", "PASSWORD_CHANGE_REFUSED", ...busy],
  },
};

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const recoveryCodes = ["a2b3c-d4e5f", "g6h7i-j8k9m"];

const secondFactorNotes: CallNotes = {
  "auth-secondFactor": {
    access: "anyAdmin",
    noKey: true,
    answer: { isOn: true, isRequired: false, recoveryCodesLeft: 10 },
  },
  "auth-setUpSecondFactor": {
    access: "anyAdmin",
    noKey: true,
    request: { code: "123456" },
    answer: { secret, uri: `otpauth://totp/bulmo:${username}?secret=${secret}&issuer=bulmo` },
    errors: ["PASSWORD_UNCHECKED", "SECOND_FACTOR_REFUSED", ...busy],
  },
  "auth-confirmSecondFactor": {
    access: "anyAdmin",
    noKey: true,
    request: { code: "123456" },
    answer: { recoveryCodes },
    errors: ["SECOND_FACTOR_WRONG", "PASSWORD_UNCHECKED", ...busy],
  },
  "auth-renewRecoveryCodes": {
    access: "anyAdmin",
    noKey: true,
    request: { code: "123456" },
    answer: { recoveryCodes },
    errors: ["PASSWORD_UNCHECKED", "SECOND_FACTOR_REFUSED", "SECOND_FACTOR_MISSING", ...busy],
  },
  "auth-removeSecondFactor": {
    access: "anyAdmin",
    noKey: true,
    request: { code: "123456" },
    answer: done,
    errors: ["PASSWORD_UNCHECKED", "SECOND_FACTOR_REFUSED", ...busy],
  },
};

const session = "0b54c7a1-6d0e-4f6f-9d55-0f0b0c6a2f11";

const openSessionNotes: CallNotes = {
  "auth-listSessions": {
    access: "member",
    noKey: true,
    answer: [
      {
        id: session,
        device: "Safari · iPhone",
        startedAt: "2026-11-01T09:00:00.000Z",
        lastUsedAt: "2026-11-20T03:00:00.000Z",
        isCurrent: false,
      },
    ],
  },
  "auth-endSession": {
    access: "member",
    noKey: true,
    request: { id: session },
    answer: done,
    errors: ["PASSWORD_UNCHECKED", "SESSION_NOT_FOUND", "SESSION_CURRENT"],
  },
  "auth-endOtherSessions": { access: "member", noKey: true, answer: done, errors: ["PASSWORD_UNCHECKED"] },
};

export const authNotes: CallNotes = {
  ...memberNotes,
  ...sessionNotes,
  ...signUpNotes,
  ...passwordNotes,
  ...secondFactorNotes,
  ...openSessionNotes,
};
