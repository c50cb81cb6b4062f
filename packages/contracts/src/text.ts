import { z } from "zod";
import { shared } from "./shared-schema.ts";

export const unusableCharacter = "사용할 수 없는 문자가 들어 있습니다.";

/**
 * More marks on one letter than any language writes: Unicode's stream-safe format ends at 30 (UAX #15). Bringing marks
 * into their order takes the square of their number: 2 MB of them, five minutes.
 */
const endlessMarks = /(?<!\p{M})\p{M}{31}/u;

/** Characters before they are composed: the longest text of ours has 200,000, and Hangul in its letters three times as many. */
const longest = 800_000;

const tooLong = "내용이 너무 깁니다. 줄여서 다시 시도해 주세요.";

/**
 * Text as people meant it: NFC-normalised and trimmed (CON-06). Never for passwords. PostgreSQL holds no NUL.
 * `missing` is the sentence for a field that is not there, `endless` for one that is far too long to be looked at.
 */
export const text = shared((missing?: string, endless: string = tooLong) =>
  z
    .string(missing)
    .refine((value) => value.length <= longest, { error: endless, abort: true })
    .refine((value) => !value.includes("\0") && !endlessMarks.test(value), unusableCharacter)
    .transform((value) => value.normalize("NFC").trim()),
);

/** What takes no room or shows nothing: zero-width, bidirectional and filler characters, blank signs, halves of characters. */
const hidden = /[\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;

const lineEnd = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A single line in which nothing is hidden, for what people are known by. */
export const line = shared((missing?: string) =>
  z
    .string(missing)
    .refine((value) => value.length <= longest, { error: tooLong, abort: true })
    .refine((value) => !hidden.test(value) && !endlessMarks.test(value), unusableCharacter)
    .transform((value) => value.normalize("NFC").trim())
    .refine((value) => !lineEnd.test(value), unusableCharacter),
);

/** A point in time as ISO 8601 with zone (API-03). */
export const timestamp = shared(() => z.iso.datetime({ offset: true }));

/** Text of one line, whatever was pasted: line ends become spaces, characters that turn the reading direction go. */
export const singleLine = shared((missing?: string) =>
  text(missing).transform((value) =>
    value
      .replace(/[\p{Cc}\s]+/gu, " ")
      .replace(/\p{Bidi_Control}/gu, "")
      .trim(),
  ),
);

/**
 * All that `hidden` refuses, for lines that are pasted: whoever pastes a name does not see it. Behind a Hanja stays what
 * chooses its form, as families write their names with one.
 */
const hiddenParts =
  /(?!(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu;

/** The same, in which nothing else is hidden either: what people of the lineage and officers are called. */
export const plainLine = shared((missing?: string) =>
  singleLine(missing).transform((value) => value.replaceAll(hiddenParts, "").trim()),
);
