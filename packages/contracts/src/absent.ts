import type { z } from "zod";

/** A field that may be left out; null is the same (API-50). */
export const absent = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
