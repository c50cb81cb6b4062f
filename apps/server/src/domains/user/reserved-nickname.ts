import { withdrawnAuthor } from "@bulmo/contracts/post";
import unhomoglyph from "unhomoglyph";
import { asJamo, isJamo, isVowel, type Jamo } from "./jamo.ts";

// Names under which a member would be taken for somebody else: nobody's, and those who look after the site.

const hangulOffices = [
  withdrawnAuthor,
  "관리자",
  "관리팀",
  "관리인",
  "관리원",
  "운영자",
  "운영진",
  "운영팀",
  "사무국",
  "어드민",
  "웹마스터",
];
const latinOffices = ["admin", "administrator", "operator", "webmaster", "sysadmin", "sysop", "moderator"];

/** Latin letters and digits that stand for a letter written in jamo, as in ㅈr for 자. */
const jamoLookalikes: Record<string, string> = { r: "ᅡ", l: "ᅵ", i: "ᅵ", "1": "ᅵ", "|": "ᅵ", o: "ᄋ", "0": "ᄋ" };

const spell = (letters: readonly Jamo[]) => letters.map(({ letter }) => letter).join("");

const spellAll = (words: readonly string[]) =>
  words.map((word) => spell(asJamo(word).filter(({ letter }) => isJamo(letter))));

const officeWords = spellAll(hangulOffices);
// 사무국장 and 운영위원 are positions of an association.
const administratorWords = spellAll(["관리자", "관리인", "관리원", "운영자", "운영진", "어드민", "웹마스터"]);

// 관리이사 and 운영팀장 are, too: by itself, the work stands for who does it.
const administrationWords = new Set(
  spellAll(["관리", "총관리", "부관리", "관리직", "관리팀", "운영", "총운영", "부운영", "운영직", "운영팀", "마스터"]),
);

/** Whether the syllable goes on behind its last letter: 사무구기 has the letters of 사무국, 관리잔치 those of 관리자. */
function goesOn(last: Jamo, next: Jamo | undefined): boolean {
  if (!next || last.isFinal) return false;
  return isVowel(last.letter) ? next.isFinal : isVowel(next.letter);
}

/** Whether the word stands in the letters, whatever other signs are between them, and ends where a syllable does. */
function holdsWord(letters: readonly Jamo[], word: string): boolean {
  const places = letters.flatMap(({ letter }, place) => (isJamo(letter) ? [place] : []));
  const text = places.map((place) => letters[place]?.letter).join("");
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const place = places[start + word.length - 1] ?? 0;
    const last = letters[place];
    if (last && !goesOn(last, letters[place + 1])) return true;
  }
  return false;
}

/** How the Hanja of these words are read, as Korea, Japan and China write them: 관리者 is one word. */
const readingOf: Record<string, string> = {
  管: "관",
  理: "리",
  者: "자",
  員: "원",
  员: "원",
  人: "인",
  運: "운",
  运: "운",
  營: "영",
  営: "영",
  营: "영",
  陣: "진",
  阵: "진",
  事: "사",
  務: "무",
  务: "무",
  局: "국",
};

/** As it is written, and as it may be read. */
function hangulReadings(plain: string): Jamo[][] {
  const written = asJamo([...plain].map((sign) => readingOf[sign] ?? sign).join(""));
  return [written, written.map((jamo) => ({ ...jamo, letter: jamoLookalikes[jamo.letter] ?? jamo.letter }))];
}

/** Hangul glues words together (총관리자, 관리자님): the word may stand anywhere. */
const holdsHangul = (plain: string, words: readonly string[]): boolean =>
  hangulReadings(plain).some((letters) => words.some((word) => holdsWord(letters, word)));

/** Nothing but the word, and signs around and in it. */
const isHangul = (plain: string, words: ReadonlySet<string>): boolean =>
  hangulReadings(plain).some((letters) => words.has(spell(letters.filter(({ letter }) => isJamo(letter)))));

/** Digits and signs that stand for letters; i and l are one, which many types draw alike. */
const digitLookalikes: Record<string, string> = {
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
function asRead(text: string): string {
  // Capitals are looked up before they are made small, as the table tells I from i.
  const plain = [...withoutFrames(text)].map((sign) => drawnLike[sign.toLowerCase()] ?? sign).join("");
  const letters = unhomoglyph(unhomoglyph(plain).toLowerCase()).normalize("NFKD").toLowerCase();
  return [...letters]
    .map((sign) => digitLookalikes[sign] ?? sign)
    .join("")
    .replace(/[^a-z]/gu, "");
}

const latinWords = new Set(latinOffices.map((word) => asRead(word)));
/** A position has four letters: what they leave of a longer word. */
const latinPositions = new Set([...latinWords, ...["adm", "admi", "admn", "root", "oper"].map((word) => asRead(word))]);

/** A word with the digits around it taken for letters, or for a number. */
const readings = (word: string) => [
  word,
  word.replace(/^\d+/u, ""),
  word.replace(/\d+$/u, ""),
  word.replace(/^\d+|\d+$/gu, ""),
  word.replace(/\d/gu, ""),
  word.replace(/s$/iu, ""),
];

/** Latin words stand in others (badminton): the name is one, or one of its words is. */
function isLatinOffice(plain: string, offices: ReadonlySet<string>): boolean {
  const words = plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(/[\s\p{Script=Hangul}\p{Script=Han}_.\-/·]+/u);
  return [plain, ...words].flatMap((word) => readings(word)).some((word) => offices.has(asRead(word)));
}

const withoutMarks = (text: string) => text.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");

/** Whether only an administrator may be called so: it looks like an office, whatever signs stand in and around it. */
export function isReservedNickname(nickname: string): boolean {
  const plain = withoutMarks(nickname);
  return holdsHangul(plain.toLowerCase(), officeWords) || isLatinOffice(plain, latinWords);
}

/** Whether a position text reads as though its member looked after the site. */
export function isReservedPosition(position: string): boolean {
  const plain = withoutMarks(position);
  const small = plain.toLowerCase();
  return (
    holdsHangul(small, administratorWords) ||
    isHangul(small, administrationWords) ||
    isLatinOffice(plain, latinPositions)
  );
}
