import { z } from "zod";
import { shared } from "./shared-schema.ts";

/** As addresses of pages write it: no sign, no blank, no zero before it, no other base. */
const plain = /^(?:0|[1-9]\d*)$/u;

/**
 * A whole number, as a number or as plain text (API-50), and nothing else that could be read as one: no `true`, no list of
 * one. Documents call it what it stands for.
 */
export const integer = shared((minimum: number, maximum: number, error?: string) =>
  z
    .union([z.int(error), z.string(error).regex(plain, error)], error)
    .transform(Number)
    .pipe(z.int().min(minimum, error).max(maximum, error))
    .meta({
      override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: "integer", minimum, maximum });
      },
    }),
);
