import { timingSafeEqual } from "node:crypto";

/** A hash that was read: whether a password, in one spelling, is its own. */
export type OldHash = (password: string) => boolean | Promise<boolean>;

/** Null where the text is no hash of this scheme, is damaged, or would take longer than a sign-in may. */
export type OldScheme = (hash: string) => OldHash | null;

export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** A figure between two others, both included; of text that is no number never. */
export const isWithin = (text: string | undefined, least: number, most: number): boolean =>
  Number(text) >= least && Number(text) <= most;
