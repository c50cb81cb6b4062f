import { z } from "zod";
import { absent } from "./absent.ts";
import {
  activity,
  address,
  career,
  detailAddress,
  email,
  homepage,
  name,
  nickname,
  position,
  zonecode,
} from "./account-rules.ts";

import { agreementConsents } from "./agreement-version.ts";

// What administrators do for a member on the member's page.

/** How the account stands, beyond what its member says of themselves. */
export const memberAccount = z.object({
  isAdmin: z.boolean(),
  /** False until an invited member has chosen one. */
  hasPassword: z.boolean(),
  /** Since when the account is put aside because nobody used it for a year; null where it is not (DAY-10). */
  dormantSince: z.iso.datetime().nullable(),
  /** Where a code goes: the address of before for as long as a new one is doubted. */
  codeAddress: z.string(),
  /** The one that waits, or has waited for too long; null where there is none. */
  invitation: z.object({ sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }).nullable(),
  consents: agreementConsents,
});
export type MemberAccount = z.infer<typeof memberAccount>;

export const memberIdInput = z.object({ id: z.guid("회원을 선택해 주세요.") });

/** `code` is that of the administrator's own second factor, where they keep one. */
export const memberAdminInput = memberIdInput.extend({
  isAdmin: z.literal([true, false]),
  code: absent(z.string().max(100)),
});
export const memberAdminOutput = z.object({ isAdmin: z.boolean() });

/** Where the letter is on its way to. */
export const memberMailOutput = z.object({ sentTo: z.string() });

/** What administrators may correct of a member, in the order of its form. */
export const correction = z.object({
  name: name(),
  nickname: nickname(),
  role: position(),
  email: email(),
  homepage: homepage(),
  zonecode: zonecode(),
  address: address(),
  detailAddress: detailAddress(),
  activity: activity(),
  career: career(),
});
export type Correction = z.output<typeof correction>;
export type CorrectionField = keyof Correction;

export const correctionFields = Object.keys(correction.shape) as CorrectionField[];

/** What each is called, on the form and in the letter that tells of it. */
export const correctionLabels: Record<CorrectionField, string> = {
  name: "이름",
  nickname: "닉네임",
  role: "직책",
  email: "이메일",
  homepage: "홈페이지",
  zonecode: "우편번호",
  address: "기본 주소",
  detailAddress: "상세주소",
  activity: "활동 사항",
  career: "경력",
};

/** `seen` is what stood there when the form was opened: what somebody has changed since is not written over unseen. */
export const correctionInput = memberIdInput.extend({
  seen: z.record(z.enum(correctionFields), z.string()),
  changes: correction,
});
export type CorrectionInput = z.output<typeof correctionInput>;
