import type { CitedIn, CitedWork } from "@bulmo/contracts/cited-work";

/** A work by its permanent number, with what a citation says of it. */
export type Cited = { number: number; work: CitedWork; shown: CitedIn };

/** The year in which a date of EDTF begins, four figures; empty where it names none, as the decade 193X. */
export const firstYear = (dated: string): string => /^\d{4}/u.exec(dated)?.[0] ?? "";

/** What stands on more than one line would end a field. */
export const inLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();
