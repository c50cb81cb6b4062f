import type { AgreementText } from "./agreement-text.ts";
import { termsOfContract } from "./terms-contract.ts";
import { termsOfFees } from "./terms-fee.ts";
import { termsGeneral } from "./terms-general.ts";
import { termsOfUse } from "./terms-use.ts";

/** What /terms and the sign-up show (ASC-15). */
export const terms: AgreementText = {
  title: "이용약관",
  version: "2022-06-01",
  preface:
    "이 약관은 {협회 이름} 누리집을 이용하는 데 필요한 약속을 담고 있습니다. 회원으로 가입하기 전에 끝까지 읽어 주시기 바랍니다.",
  chapters: [termsGeneral, termsOfContract, termsOfUse, termsOfFees],
};
