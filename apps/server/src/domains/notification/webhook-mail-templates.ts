import { draftMail } from "../../platform/mail/mail-content.ts";
import { greeting, moment, type TemplateValues } from "./mail-templates.ts";

type Disabled = TemplateValues & { webhookName: string; reason: "GONE" | "FAILING"; disabledAt: Date };

/** A name is an administrator's own words: not for an address that may be a stranger's. */
const called = (name: string | null, webhookName: string) => (name === null ? "웹훅" : `‘${webhookName}’ 웹훅`);

const causes = {
  GONE: "받는 쪽에서 이 주소를 더는 쓰지 않는다고 답했습니다(410).",
  FAILING: "사흘 동안 여러 번 다시 보냈지만 한 번도 전해지지 않았습니다.",
};

/** Nobody is waiting at a screen when it happens. */
export const webhookDisabledMail = ({ name, siteUrl, webhookName, reason, disabledAt }: Disabled) =>
  draftMail("웹훅이 꺼졌습니다", [
    greeting(name),
    `${moment.format(disabledAt)}에 ${called(name, webhookName)}이 저절로 꺼졌습니다. ${causes[reason]}`,
    "꺼져 있는 동안 일어난 일은 이 웹훅으로 알리지 않습니다. 받는 프로그램을 살펴보신 뒤 아래 주소에서 다시 켜 주십시오.",
    { link: `${siteUrl}/admin/webhook` },
  ]);
