import { z } from "zod";
import { absent } from "./absent.ts";

export const keyMalformed = "idempotencyKey는 영문, 숫자, -, _로 된 16~64자여야 합니다.";

/** Chosen by the client, the same for every sending of one writing: it is written once. */
export const idempotencyKey = (description: string) =>
  absent(z.string(keyMalformed).regex(/^[\w-]{16,64}$/u, keyMalformed)).meta({ description });

/** Of what is added to a list. */
export const additionKey = () =>
  idempotencyKey("추가할 때마다 새로 만든 값. 응답을 받지 못해 같은 값으로 다시 보내도 한 번만 추가됩니다.");
