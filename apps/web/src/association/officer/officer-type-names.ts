import type { OfficerType } from "@bulmo/contracts/officer";

/** What the offices of a type are called, unless one is given another name. */
export const officerTypeNames: Readonly<Record<OfficerType, string>> = {
  CHAIRMAN: "회장",
  ADVISER: "고문",
  SENIOR_VICE_PRESIDENT: "수석부회장",
  VICE_PRESIDENT: "부회장",
  GENERAL_MANAGE: "사무국장",
  FINANCIAL_DIRECTOR: "재무이사",
  AUDIT: "감사",
  DIRECTOR: "이사",
};
