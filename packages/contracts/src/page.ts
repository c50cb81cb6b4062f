import { z } from "zod";
import { integer } from "./integer.ts";
import { pageNamed } from "./page-number.ts";
import { maximumLimit } from "./page-size.ts";
import { shared } from "./shared-schema.ts";

const asPage = (given: number | string): number => {
  if (typeof given === "string") return pageNamed(given);
  return Number.isInteger(given) && given >= 1 ? Math.min(given, Number.MAX_SAFE_INTEGER) : 1;
};

/** Below 1, a fraction or not a number is page 1; the service takes what lies past the last page to the last (CON-04). */
export const pageNumber = shared(() => z.union([z.number(), z.string()]).default(1).transform(asPage));

/** 1 to 100 rows, anything else is refused (CON-04). */
export const pageLimit = shared((fallback: number) =>
  integer(1, maximumLimit)
    .default(fallback)
    .meta({
      override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        jsonSchema.default = fallback;
      },
    }),
);

/** A list answer: `page` is the page really shown, `totalPages` at least 1. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    page: z.number().int().min(1),
    totalPages: z.number().int().min(1),
  });
