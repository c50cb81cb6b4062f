import { createHash, randomInt } from "node:crypto";
import type { EntityManager } from "@bulmo/entities/database";
import { RecoveryCode } from "@bulmo/entities/second-factor.entity";
import type { Purpose } from "./hash-queue.ts";
import { hashSalted } from "./password.ts";

const amount = 10;
const length = 10;

/** Neither l nor o, 1 nor 0, which are mistaken for each other on paper: 32 signs, hence 50 bits a code. */
const signs = "abcdefghijkmnpqrstuvwxyz23456789";

const newCode = () => Array.from({ length }, () => signs[randomInt(signs.length)]).join("");

/** As on paper: two groups of five. */
const written = (code: string) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;

const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/gu, "");

/** One salt for all codes of an account, so that a code is found by one slow hash and not by ten. */
const hashOf = (userId: string, code: string, purpose?: Purpose) =>
  hashSalted(code, createHash("sha256").update(`recovery code\n${userId}`).digest().subarray(0, 16), purpose);

/** As they are told, once, and as they are kept. */
type NewCodes = { codes: string[]; hashes: string[] };

/** Ten codes to come. Their hashes take a while: no transaction should wait for them. */
export async function createRecoveryCodes(userId: string): Promise<NewCodes> {
  const codes = Array.from({ length: amount }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(userId, code)));
  return { codes: codes.map(written), hashes };
}

/** Keeps them in place of those before. */
export async function replaceRecoveryCodes(em: EntityManager, userId: string, { hashes }: NewCodes): Promise<void> {
  await em.nativeDelete(RecoveryCode, { user: userId });
  await em.insertMany(
    RecoveryCode,
    hashes.map((codeHash) => ({ user: userId, codeHash })),
  );
}

/** It is asked for in place of a code of the app, by who has the password: a part of signing in. */
export const hashRecoveryCode = (userId: string, code: string) => hashOf(userId, bare(code), "sign-in");

/** Takes a code out of use; false when it is none, or another call was first. */
export const redeemRecoveryCode = async (em: EntityManager, userId: string, codeHash: string): Promise<boolean> =>
  (await em.nativeDelete(RecoveryCode, { user: userId, codeHash })) === 1;
