import { z } from "zod";
import { absent } from "./absent.ts";
import {
  activity,
  address,
  career,
  confirmPassword,
  detailAddress,
  email,
  homepage,
  name,
  nickname,
  password,
  profile,
  username,
  zonecode,
} from "./account-rules.ts";
import { agreementMissing, tooYoung } from "./agreement.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { passwordMismatch } from "./needed.ts";
import { text } from "./text.ts";

const person = {
  name: name(),
  nickname: nickname(),
  email: email(),
  homepage: homepage().default(""),
  zonecode: zonecode(),
  address: address(),
  detailAddress: detailAddress(),
};

/** Nobody has read and filled in the form sooner, in milliseconds (docs/decisions/020). */
export const leastFillTime = 3_000;

export const honeypotMessages = {
  filled: "가입을 처리하지 못했습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.",
  tooSoon: "가입을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
} as const;

/** What only the site's own form sends; other clients leave both out. */
const honeypot = {
  /** A field that people do not see. */
  remark: z
    .string()
    .refine((remark) => remark === "", honeypotMessages.filled)
    .optional()
    .meta({ description: "비워 두거나 보내지 않습니다.", maxLength: 0 }),
  /** Milliseconds since the form was shown. */
  elapsed: z
    .number()
    .refine((elapsed) => elapsed >= leastFillTime, honeypotMessages.tooSoon)
    .optional()
    .meta({ description: "화면의 가입 양식만 보내는 값입니다. 보내지 않아도 됩니다." }),
};

/** Of the text that was shown; without it, of the one that is in force. */
const shownVersion = () => absent(integer(0, maximumIndex));

const agreed = () => absent(z.boolean().refine(Boolean, agreementMissing));

/** What POST /auth/sign-up takes. A client that sends neither agreement has asked before it submits (requirements/decisions.md). */
export const signUpInput = z
  .object({
    username: username(),
    password: password(),
    ...person,
    isOver14: absent(z.boolean().refine(Boolean, tooYoung)),
    termsAgreed: agreed(),
    privacyAgreed: agreed(),
    termsVersion: shownVersion(),
    privacyVersion: shownVersion(),
    ...honeypot,
  })
  .refine(({ termsAgreed, privacyAgreed }) => termsAgreed === privacyAgreed, {
    path: ["termsAgreed"],
    error: agreementMissing,
  });
export type SignUp = z.output<typeof signUpInput>;

/**
 * The first step of the page, in the order of its fields; `confirmPassword` never leaves the client (SUP-21). The server
 * judges besides how soon the password is guessed (API-53).
 */
export const signUpForm = z
  .object({
    username: username(),
    password: password(),
    confirmPassword: confirmPassword(),
    ...person,
  })
  .refine((form) => form.confirmPassword === form.password, {
    path: ["confirmPassword"],
    error: passwordMismatch,
    // Also while a later field is wrong: the order of the fields decides which sentence is told.
    when: () => true,
  });
export type SignUpForm = z.input<typeof signUpForm>;

const maximumAsked = 300;
const asked = () => text().pipe(z.string().max(maximumAsked)).default("");

/** Any part of a sign-up: it asks what is taken, not what is right. */
export const signUpValidInput = z.object({ username: asked(), nickname: asked(), email: asked() });
export const signUpValidOutput = z.object({
  isUsernameDuplicated: z.boolean(),
  isNicknameDuplicated: z.boolean(),
  isEmailDuplicated: z.boolean(),
});
export type Duplicates = z.infer<typeof signUpValidOutput>;

/** What an administrator registers a member with: no password, and no way to make an administrator (SEC-04). */
export const adminSignUpInput = z.object({
  username: username(),
  ...person,
  activity: activity().default(""),
  career: career().default(""),
  profile: profile().default(""),
});
export type AdminSignUp = z.output<typeof adminSignUpInput>;
