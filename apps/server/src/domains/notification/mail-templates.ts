import { invitationDays } from "@bulmo/contracts/invitation-days";
import { draftMail } from "../../platform/mail/mail-content.ts";

/**
 * Whom a letter is for. `name` is null where the address never proved itself: then the letter holds nothing that anybody
 * but the association wrote. `siteUrl` is where the site is reached, without a slash at the end.
 */
export type TemplateValues = { name: string | null; siteUrl: string };

export const moment = new Intl.DateTimeFormat("ko-KR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Seoul",
});

export const greeting = (name: string | null) => (name === null ? "안녕하십니까." : `${name} 님, 안녕하십니까.`);
export const findPassword = (siteUrl: string) => `${siteUrl}/find-info/password`;

/** Enough to know one's own address by, and no more. */
export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

export const codeMail = ({ name, code }: TemplateValues & { code: string }) =>
  draftMail("비밀번호 설정 인증번호", [
    greeting(name),
    "새 비밀번호를 정하는 데 필요한 인증번호를 보내 드립니다. 비밀번호 찾기 화면에 아래 여섯 자리 숫자를 입력해 주십시오.",
    { code },
    "인증번호는 10분 동안 한 번만 사용할 수 있으며, 다섯 번 잘못 입력하면 사용할 수 없게 됩니다.",
    "요청하신 적이 없다면 이 메일은 지우셔도 됩니다. 비밀번호는 그대로 유지됩니다.",
  ]);

/** What follows the # is sent to no server by whoever opens the address, and so stands in no log. */
export const invitationMail = ({
  name,
  siteUrl,
  username,
  token,
}: TemplateValues & { username: string; token: string }) =>
  draftMail("회원 초대", [
    greeting(name),
    (association) => `${association} 누리집의 회원으로 초대받으셨습니다. 아이디는 ${username}입니다.`,
    "아래 주소를 열어 비밀번호를 정하시면 로그인하실 수 있습니다.",
    { link: `${siteUrl}/invitation#${token}` },
    `이 주소는 ${invitationDays}일 동안 한 번만 사용할 수 있으니 다른 사람에게 알려 주지 마십시오. 기한이 지났다면 관리자에게 다시 초대해 달라고 말씀해 주십시오.`,
  ]);

type PasswordChange = TemplateValues & { hadKeys: boolean; changedAt: Date };

export const passwordChangedMail = ({ name, siteUrl, hadKeys, changedAt }: PasswordChange) =>
  draftMail("비밀번호가 변경되었습니다", [
    greeting(name),
    `${moment.format(changedAt)}에 비밀번호가 변경되었습니다. 로그인되어 있던 다른 기기는 모두 로그아웃되었습니다.`,
    ...(hadKeys ? ["만들어 두신 API 키도 모두 폐기되었습니다. 필요하시면 마이페이지에서 새로 만들어 주십시오."] : []),
    "직접 변경하지 않으셨다면 아래 주소에서 곧바로 비밀번호를 다시 정하고 관리자에게 알려 주십시오.",
    { link: findPassword(siteUrl) },
  ]);

/** For who was invited: nothing has changed yet, and no device was signed in. */
export const firstPasswordMail = ({ name, siteUrl, changedAt }: TemplateValues & { changedAt: Date }) =>
  draftMail("비밀번호를 정하셨습니다", [
    greeting(name),
    `${moment.format(changedAt)}에 비밀번호를 정하셨습니다. 이제 아이디와 비밀번호로 로그인하실 수 있습니다.`,
    "직접 정하지 않으셨다면 아래 주소에서 곧바로 비밀번호를 다시 정하고 관리자에게 알려 주십시오.",
    { link: findPassword(siteUrl) },
  ]);

type EmailChange = TemplateValues & { newEmail: string; isNameChanged: boolean; changedAt: Date };

export const oldNameHolds = "앞으로 72시간 동안은 이전 이름으로도 아이디를 찾고 비밀번호를 다시 정하실 수 있습니다.";

/** Goes to the address that was given up. */
export const emailChangedMail = ({ name, siteUrl, newEmail, isNameChanged, changedAt }: EmailChange) =>
  draftMail("이메일 주소가 변경되었습니다", [
    greeting(name),
    `${moment.format(changedAt)}에 회원 정보의 이메일 주소가 ${name === null ? "다른" : masked(newEmail)} 주소로 변경되었습니다.`,
    "앞으로 72시간 동안 비밀번호 설정 인증번호는 지금 이 메일을 받으신 주소로 보내 드립니다.",
    ...(isNameChanged ? [`이름도 함께 변경되었습니다. ${oldNameHolds}`] : []),
    "직접 변경하지 않으셨다면 아래 주소에서 이름과 지금 이 메일 주소를 입력하여 비밀번호를 다시 정한 뒤, 마이페이지에서 이메일을 되돌려 주십시오.",
    { link: findPassword(siteUrl) },
  ]);

export const nameChangedMail = ({ name, siteUrl, changedAt }: TemplateValues & { changedAt: Date }) =>
  draftMail("회원 이름이 변경되었습니다", [
    greeting(name),
    `${moment.format(changedAt)}에 회원 정보의 이름이 변경되었습니다. ${oldNameHolds}`,
    "직접 변경하지 않으셨다면 아래 주소에서 이전 이름과 지금 이 메일 주소를 입력하여 비밀번호를 다시 정한 뒤, 마이페이지에서 이름을 되돌려 주십시오.",
    { link: findPassword(siteUrl) },
  ]);

const factorChanges = {
  on: {
    subject: "2단계 인증이 설정되었습니다",
    after: "앞으로 로그인할 때 인증 앱의 여섯 자리 숫자를 함께 입력하셔야 합니다.",
  },
  off: { subject: "2단계 인증이 해제되었습니다", after: "앞으로 비밀번호만으로 로그인하시게 됩니다." },
  renewed: { subject: "복구 코드가 다시 발급되었습니다", after: "이전 복구 코드는 이제 사용할 수 없습니다." },
  used: { subject: "복구 코드가 사용되었습니다", after: "사용된 복구 코드는 다시 사용할 수 없습니다." },
} as const;

/** What happens to a second factor that its owner should hear of. */
export type FactorChange = keyof typeof factorChanges;

export const factorChangeKinds = Object.keys(factorChanges) as [FactorChange, ...FactorChange[]];

type SecondFactorChange = TemplateValues & { change: FactorChange; changedAt: Date };

export const secondFactorMail = ({ name, siteUrl, change, changedAt }: SecondFactorChange) =>
  draftMail(factorChanges[change].subject, [
    greeting(name),
    `${moment.format(changedAt)}에 ${factorChanges[change].subject}. ${factorChanges[change].after}`,
    "직접 하신 일이 아니라면 아래 주소에서 곧바로 비밀번호를 다시 정하고 다른 관리자에게 알려 주십시오.",
    { link: findPassword(siteUrl) },
  ]);
