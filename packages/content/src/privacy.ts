import type { AgreementText } from "./agreement-text.ts";
import { privacyCollection } from "./privacy-collection.ts";
import { privacyProtection } from "./privacy-protection.ts";

/** What /personal-info and the sign-up show (ASC-16). */
export const privacy: AgreementText = {
  title: "개인정보처리방침",
  version: "2021-01-11",
  preface:
    "{협회 이름}(이하 ‘문도회’라 합니다)는 「개인정보 보호법」 등 관계 법령을 지키며, 이용자의 개인정보를 어떤 목적으로 어떻게 이용하고 지키는지 알려 드리기 위하여 이 개인정보처리방침을 둡니다.",
  chapters: [privacyCollection, privacyProtection],
};
