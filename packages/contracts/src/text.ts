import { z } from "zod";

/** Text as people meant it: NFC-normalised and trimmed (CON-06). Never for passwords. PostgreSQL holds no NUL. */
export const text = () =>
  z
    .string()
    .refine((value) => !value.includes("\0"), "사용할 수 없는 문자가 들어 있습니다.")
    .transform((value) => value.normalize("NFC").trim());

/** A point in time as ISO 8601 with zone (API-03). */
export const timestamp = () => z.iso.datetime({ offset: true });
