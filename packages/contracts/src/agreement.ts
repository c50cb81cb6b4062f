/** Since when each text is in force (requirements/constants.md): the version that a member agrees to (SUP-19). */
export const agreementVersions = { TERMS: "2022-06-01", PRIVACY: "2021-01-11" } as const;

export type AgreementDocument = keyof typeof agreementVersions;

export const agreementMissing = "동의하지 않은 항목을 선택해주세요.";
