import { pages } from "./page.ts";

/** Where the texts stand that members agree to, and what they are called, by the names that the contracts know them by. */
export const agreementPages = {
  TERMS: { path: "/terms", ...pages.terms },
  PRIVACY: { path: "/personal-info", ...pages.personalInfo },
} as const;
