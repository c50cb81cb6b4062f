import { withdrawnAuthor } from "@bulmo/contracts/post";
import { holdsHangulWord, isHangulWord, spellAll } from "./word-in-hangul.ts";
import { asRead, holdsLatinWord } from "./word-in-latin.ts";

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

const officeWords = spellAll(hangulOffices);
// 사무국장 and 운영위원 are positions of an association.
const administratorWords = spellAll(["관리자", "관리인", "관리원", "운영자", "운영진", "어드민", "웹마스터"]);

// 관리이사 and 운영팀장 are, too: by itself, the work stands for who does it.
const administrationWords = new Set(
  spellAll([
    "관리",
    "총관리",
    "최고관리",
    "부관리",
    "관리직",
    "관리장",
    "관리책임",
    "관리팀",
    "운영",
    "총운영",
    "부운영",
    "운영직",
    "운영팀",
    "운영책임",
    "마스터",
  ]),
);

const latinWords = new Set(latinOffices.map((word) => asRead(word)));
/** A position has four letters: what they leave of a longer word. */
const latinPositions = new Set([...latinWords, ...["adm", "admi", "admn", "root", "oper"].map((word) => asRead(word))]);

const withoutMarks = (text: string) => text.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");

/** Whether only an administrator may be called so: it looks like an office, whatever signs stand in and around it. */
export function isReservedNickname(nickname: string): boolean {
  const plain = withoutMarks(nickname);
  return holdsHangulWord(plain.toLowerCase(), officeWords) || holdsLatinWord(plain, latinWords);
}

/** Whether a position text reads as though its member looked after the site. */
export function isReservedPosition(position: string): boolean {
  const plain = withoutMarks(position);
  const small = plain.toLowerCase();
  return (
    holdsHangulWord(small, administratorWords) ||
    isHangulWord(small, administrationWords) ||
    holdsLatinWord(plain, latinPositions)
  );
}
