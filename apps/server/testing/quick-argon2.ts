import { hash as hashInFull, type Options } from "@node-rs/argon2";

/** The same hash at the least cost there is: for tests alone, in place of the library (vitest.config.ts). */
export const hash = (text: string, options: Options): Promise<string> =>
  hashInFull(text, { ...options, memoryCost: 8, timeCost: 1 });

export { verify } from "@node-rs/argon2";
