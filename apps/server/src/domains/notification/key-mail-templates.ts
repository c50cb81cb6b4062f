import { type ApiKey } from "@bulmo/contracts/key";
import { keyScopeLabels } from "@bulmo/contracts/key-scope";
import { draftMail } from "../../platform/mail/mail-content.ts";
import { findPassword, greeting, moment, type TemplateValues } from "./mail-templates.ts";

const day = new Intl.DateTimeFormat("ko-KR", { dateStyle: "long", timeZone: "Asia/Seoul" });

/** A name is its member's own words: not for an address that may be a stranger's. */
const called = (name: string | null, keyName: string) => (name === null ? "API 키" : `‘${keyName}’ API 키`);

/** Never the key itself: a mailbox is no place for it. */
export const keyCreatedMail = ({ name, siteUrl, key }: TemplateValues & { key: ApiKey }) =>
  draftMail("API 키가 만들어졌습니다", [
    greeting(name),
    `${moment.format(new Date(key.createdAt))}에 ${called(name, key.name)}가 만들어졌습니다. 이 키를 가진 프로그램은 ${day.format(new Date(key.expiresAt))}까지 회원님으로서 누리집을 이용할 수 있습니다.`,
    `키에 준 권한은 다음과 같습니다: ${key.scopes.map((scope) => keyScopeLabels[scope]).join(", ")}.`,
    "직접 만들지 않으셨다면 아래 주소에서 곧바로 비밀번호를 다시 정하고 관리자에게 알려 주십시오. 비밀번호를 바꾸면 만들어 둔 API 키는 모두 폐기됩니다.",
    { link: findPassword(siteUrl) },
  ]);

export const keyRevokedMail = ({ name, keyName, revokedAt }: TemplateValues & { keyName: string; revokedAt: Date }) =>
  draftMail("API 키가 폐기되었습니다", [
    greeting(name),
    (association) =>
      `${moment.format(revokedAt)}에 ${association} 관리자가 회원님의 ${called(name, keyName)}를 폐기했습니다. 이 키를 쓰던 프로그램은 더 이상 누리집을 이용할 수 없습니다.`,
    "까닭을 모르시거나 키가 다시 필요하시면 관리자에게 물어 주십시오.",
  ]);
