import unhomoglyph from "unhomoglyph";

/** Digits and signs that stand for letters; i and l are one, which many types draw alike. */
const signLookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  l: "i",
  "|": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** Small capitals, the same letters in Cyrillic, and others drawn like capitals, which Unicode's table leaves alone. */
const drawnLike: Record<string, string> = Object.fromEntries(
  Array.from("ᴀᴅᴍɪɴᴏᴘᴇʀᴛʙᴡꜱдмниᗩᗪᗰᑎ", (sign, place) => [sign, "admınopertbwsdmniadmn"[place] ?? ""]),
);

/** Letters in black circles (from U+1F150) and black squares (from U+1F170), which have no decomposition. */
const withoutFrames = (text: string) =>
  text.replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu, (sign) =>
    String.fromCodePoint(97 + (((sign.codePointAt(0) ?? 0) - 0x1_f1_50) % 32)),
  );

/** What a reader takes letters for, by Unicode's table of confusable signs (UTS 39), in lower case. */
export function asRead(text: string): string {
  // Capitals are looked up before they are made small, as the table tells I from i.
  const plain = [...withoutFrames(text)].map((sign) => drawnLike[sign.toLowerCase()] ?? sign).join("");
  const letters = unhomoglyph(unhomoglyph(plain).toLowerCase()).normalize("NFKD").toLowerCase();
  return [...letters]
    .map((sign) => signLookalikes[sign] ?? sign)
    .join("")
    .replace(/[^a-z]/gu, "");
}

/** A word with the digits around it taken for letters, or for a number. */
const forms = (word: string) => [
  word,
  word.replace(/^\d+/u, ""),
  word.replace(/\d+$/u, ""),
  word.replace(/^\d+|\d+$/gu, ""),
  word.replace(/\d/gu, ""),
  word.replace(/s$/iu, ""),
];

/** Latin words stand in others (badminton): the name is one, or one of its words is. */
export function holdsLatinWord(plain: string, sought: ReadonlySet<string>): boolean {
  const words = plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(/[\s\p{Script=Hangul}\p{Script=Han}_.\-/·]+/u);
  return [plain, ...words].flatMap((word) => forms(word)).some((word) => sought.has(asRead(word)));
}
