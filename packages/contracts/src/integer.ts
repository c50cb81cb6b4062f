import { z } from "zod";

/** A whole number, and nothing that could be read as one: no text, no `true`, no list of one. */
export const integer = (minimum: number, maximum: number) => z.int().min(minimum).max(maximum);

/** As addresses of pages write it: no sign, no blank, no zero before it, no other base. */
const plain = /^[1-9]\d*$/u;

/** The same for what REST takes from a query, which has only text. Documents call it what it stands for. */
export const integerOfQuery = (minimum: number, maximum: number) =>
  z
    .union([z.int(), z.string().regex(plain)])
    .transform(Number)
    .pipe(integer(minimum, maximum))
    .meta({
      override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: "integer", minimum, maximum });
      },
    });
