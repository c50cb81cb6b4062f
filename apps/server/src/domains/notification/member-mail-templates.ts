import { draftMail } from "../../platform/mail/mail-content.ts";
import { findPassword, greeting, masked, moment, oldNameHolds, type TemplateValues } from "./mail-templates.ts";

// What administrators have done for a member, or to them.

/** For who asked an administrator for help; the page has to be told that there is a code already. */
export const helpMail = ({ name, siteUrl, code }: TemplateValues & { code: string }) =>
  draftMail("비밀번호 설정 인증번호", [
    greeting(name),
    (association) => `새 비밀번호를 정하실 수 있도록 ${association} 관리자가 인증번호를 보내 드립니다.`,
    "아래 주소에서 이름과 이메일을 입력하고 ‘이미 받은 인증번호가 있습니다’를 누른 다음, 여섯 자리 숫자와 새 비밀번호를 입력해 주십시오.",
    { link: findPassword(siteUrl) },
    { code },
    "인증번호는 10분 동안 한 번만 사용할 수 있습니다. 관리자는 이 숫자를 알지 못하며, 묻지도 않습니다. 누구에게도 알려 주지 마십시오.",
  ]);

type AdminChange = TemplateValues & { isAdmin: boolean; changedAt: Date };

export const adminChangedMail = ({ name, siteUrl, isAdmin, changedAt }: AdminChange) =>
  draftMail(isAdmin ? "관리자로 지정되었습니다" : "관리자 지정이 해제되었습니다", [
    greeting(name),
    (association) =>
      isAdmin
        ? `${moment.format(changedAt)}에 ${association} 누리집의 관리자로 지정되셨습니다. 이제 회원과 게시물을 관리하실 수 있으며, 하신 일은 관리 기록에 남습니다.`
        : `${moment.format(changedAt)}에 ${association} 누리집의 관리자 지정이 해제되었습니다. 회원으로는 계속 이용하실 수 있습니다.`,
    ...(isAdmin
      ? [
          "비밀번호가 알려져도 안전하도록, 아래 주소에서 2단계 인증을 설정해 주십시오.",
          { link: `${siteUrl}/password-setting` },
        ]
      : []),
    "알지 못하시는 일이라면 다른 관리자에게 알려 주십시오.",
  ]);

/** What a letter says of a corrected address, to the one of before and to the one of now. */
type EmailCorrection = { newEmail: string; isNew: boolean; isDoubted: boolean };

type Corrected = TemplateValues & {
  /** The names of the fields. */
  what: readonly string[];
  email: EmailCorrection | null;
  isNameChanged: boolean;
  changedAt: Date;
};

const codesStay = "72시간 동안 비밀번호 설정 인증번호는";

function emailSentences(name: string | null, { newEmail, isNew, isDoubted }: EmailCorrection): string[] {
  if (isNew)
    return [
      "앞으로 회원 정보의 이메일 주소는 지금 이 메일을 받으신 주소입니다.",
      ...(isDoubted ? [`다만 앞으로 ${codesStay} 이전 주소로 보내 드립니다.`] : []),
    ];
  return [
    `이메일 주소는 ${name === null ? "다른" : masked(newEmail)} 주소로 바뀌었습니다.`,
    isDoubted
      ? `앞으로 ${codesStay} 지금 이 메일을 받으신 주소로 보내 드립니다.`
      : "앞으로 이 주소로는 메일을 보내 드리지 않습니다.",
  ];
}

export const correctedMail = ({ name, what, email, isNameChanged, changedAt }: Corrected) =>
  draftMail("회원 정보가 수정되었습니다", [
    greeting(name),
    (association) =>
      `${moment.format(changedAt)}에 ${association} 관리자가 회원 정보를 수정했습니다. 수정한 항목: ${what.join(", ")}.`,
    ...(email ? [emailSentences(name, email).join(" ")] : []),
    ...(isNameChanged ? [oldNameHolds] : []),
    "사실과 다르거나 알지 못하시는 일이라면 관리자에게 알려 주십시오.",
  ]);
