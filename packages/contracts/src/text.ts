import { z } from "zod";

export const unusableCharacter = "사용할 수 없는 문자가 들어 있습니다.";

/**
 * More marks on one letter than any language writes: Unicode's stream-safe format ends at 30 (UAX #15). Bringing marks
 * into their order takes the square of their number: 2 MB of them, five minutes.
 */
const endlessMarks = /(?<!\p{M})\p{M}{31}/u;

/**
 * Text as people meant it: NFC-normalised and trimmed (CON-06). Never for passwords. PostgreSQL holds no NUL.
 * `missing` is the sentence for a field that is not there.
 */
export const text = (missing?: string) =>
  z
    .string(missing)
    .refine((value) => !value.includes("\0") && !endlessMarks.test(value), unusableCharacter)
    .transform((value) => value.normalize("NFC").trim());

/** What takes no room: zero-width, bidirectional and filler characters, and halves of characters. */
const hidden = /[\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const lineEnd = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A single line in which nothing is hidden, for what people are known by. */
export const line = (missing?: string) =>
  z
    .string(missing)
    .refine((value) => !hidden.test(value) && !endlessMarks.test(value), unusableCharacter)
    .transform((value) => value.normalize("NFC").trim())
    .refine((value) => !lineEnd.test(value), unusableCharacter);

/** A point in time as ISO 8601 with zone (API-03). */
export const timestamp = () => z.iso.datetime({ offset: true });

/** Text of one line, whatever was pasted: line ends become spaces, characters that turn the reading direction go. */
export const singleLine = (missing?: string) =>
  text(missing).transform((value) =>
    value
      .replace(/[\p{Cc}\s]+/gu, " ")
      .replace(/\p{Bidi_Control}/gu, "")
      .trim(),
  );
