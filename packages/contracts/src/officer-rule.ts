// Without zod: pages that are only read know these too.

/** In the order in which they are named (ASC-08). */
export const officerTypes = [
  "CHAIRMAN",
  "ADVISER",
  "SENIOR_VICE_PRESIDENT",
  "VICE_PRESIDENT",
  "GENERAL_MANAGE",
  "FINANCIAL_DIRECTOR",
  "AUDIT",
  "DIRECTOR",
] as const;
export const maximumTerm = 999;
export const maximumOfficers = 200;
export const maximumRole = 30;
export const maximumRemarks = 100;
export const maximumPhone = 30;
export const maximumTermTitle = 60;
export const maximumTermYear = 30;

/** What the text around the officers names in braces: the term that is shown, as 제11기. */
export const termReference = "기수";

/** 제11기 임원, where a term has no name of its own. */
export const termTitleOf = ({ number, title }: { number: number; title: string }) => title || `제${number}기 임원`;
