/** What is read of a report of Lighthouse; scores are from 0 to 1. */
export type LighthouseReport = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse's report of one page, as on a phone, in these categories. CHROMIUM_PATH names the browser. */
export declare function askLighthouse(address: string, categories: string[]): Promise<LighthouseReport>;
