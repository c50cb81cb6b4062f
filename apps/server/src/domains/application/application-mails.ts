import { z } from "zod";
import { draftMail } from "../../platform/mail/mail-content.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";

// What became of an application.

export const applicationApproved = defineMail({
  kind: "application-approved",
  data: z.object({ username: z.string() }),
  compose: ({ name, siteUrl }, { data: { username } }) =>
    draftMail("가입 신청이 승인되었습니다", [
      greeting(name),
      (association) => `${association}의 회원이 되셨습니다. 아이디는 ${username}입니다.`,
      "아래 주소에서 로그인하실 수 있습니다.",
      { link: `${siteUrl}/sign-in` },
    ]),
});

export const applicationDeclined = defineMail({
  kind: "application-declined",
  data: z.object({ reason: z.string() }),
  compose: ({ name }, { data: { reason } }) =>
    draftMail("가입 신청을 받아들이지 못했습니다", [
      greeting(name),
      (association) =>
        `${association}에 가입을 신청해 주셔서 고맙습니다. 아쉽게도 이번에는 회원으로 모시지 못하게 되었습니다.`,
      ...(reason === "" ? [] : [reason]),
      "신청하며 적어 주신 개인정보는 모두 지웠습니다.",
    ]),
});
