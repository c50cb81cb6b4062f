import { z } from "zod";
import { absent } from "./absent.ts";

export const keyMalformed = "idempotencyKey는 영문, 숫자, -, _로 된 16~64자여야 합니다.";

/** Chosen by the client, the same for every sending of one writing: it is written once. */
export const idempotencyKey = (description: string) =>
  absent(z.string(keyMalformed).regex(/^[\w-]{16,64}$/u, keyMalformed)).meta({ description });
