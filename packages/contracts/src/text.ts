import { z } from "zod";

/** Text as people meant it: NFC-normalised and trimmed (CON-06). Never for passwords. */
export const text = () => z.string().transform((value) => value.normalize("NFC").trim());

/** A point in time as ISO 8601 with zone (API-03). */
export const timestamp = () => z.iso.datetime({ offset: true });
