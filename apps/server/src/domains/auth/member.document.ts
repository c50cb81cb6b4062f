import { correctionFields } from "@bulmo/contracts/member";
import type { CallNotes } from "../../platform/rest/call-note.ts";
import { memberExample } from "../user/user.document.ts";

const { _id: id, email, username } = memberExample;
const seen = Object.fromEntries(correctionFields.map((field) => [field, memberExample[field]]));
const sentAt = "2026-05-01T01:20:00.000Z";
const expiresAt = "2026-05-08T01:20:00.000Z";
const token = "Xq3vVb0n4qk0F6mYd3fXo0Xg7Kq2mX9dA1b2C3d4E5f";
const closed = ["INVITATION_GONE", "INVITATION_EXPIRED"] as const;

/** What administrators do for a member, and what who is invited does. */
export const memberNotes: CallNotes = {
  "auth-memberAccount": {
    access: "admin",
    request: { id },
    answer: {
      isAdmin: false,
      hasPassword: false,
      dormantSince: null,
      codeAddress: email,
      invitation: { sentAt, expiresAt },
      consents: [],
    },
    errors: ["USER_NOT_FOUND"],
  },
  "auth-changeAdmin": {
    access: "admin",
    noKey: true,
    request: { id, isAdmin: true, code: "123456" },
    answer: { isAdmin: true },
    errors: [
      "PASSWORD_UNCHECKED",
      "SECOND_FACTOR_REFUSED",
      "ADMIN_NOT_READY",
      "LAST_ADMIN",
      "USER_NOT_FOUND",
      "ACCOUNT_BUSY",
    ],
  },
  "auth-correctMember": {
    access: "admin",
    request: { id, seen, changes: { ...seen, nickname: "가람비" } },
    answer: { ...memberExample, nickname: "가람비" },
    errors: [
      "ADMIN_KEEPS_OWN",
      "ALREADY_TAKEN_NICKNAME",
      "ALREADY_TAKEN_EMAIL",
      "KEY_NOT_ALLOWED",
      "PASSWORD_UNCHECKED",
      "POSITION_RESERVED",
      "USER_NOT_FOUND",
      "USER_OVERTAKEN",
    ],
  },
  "auth-inviteAgain": {
    access: "admin",
    request: { id },
    answer: { sentTo: email },
    errors: ["USER_NOT_FOUND", "INVITATION_NEEDLESS"],
  },
  "auth-importMembers": {
    access: "admin",
    request: {
      lines: [
        { line: 2, name: "한소이", email: "soi@example.org" },
        { line: 3, name: "도한", email: "" },
      ],
      isDryRun: true,
    },
    answer: {
      list: [
        { line: 2, outcome: "NEW", username: "soi00001", nickname: "한소이", issues: [] },
        {
          line: 3,
          outcome: "UNFIT",
          username: "",
          nickname: "",
          issues: [{ field: "email", message: "이메일을 입력해주세요." }],
        },
      ],
    },
  },
  "auth-sendMemberCode": { access: "admin", request: { id }, answer: { sentTo: email }, errors: ["USER_NOT_FOUND"] },
  "auth-openInvitation": { access: "open", request: { token }, answer: { username, expiresAt }, errors: closed },
  "auth-acceptInvitation": {
    access: "open",
    request: { token, password: "lotus-Pond-1!" },
    answer: { username },
    errors: [...closed, "PASSWORD_GUESSABLE", "ACCOUNT_BUSY"],
  },
};
