import type { AgreementText } from "./agreement-text.ts";

/** What of our texts is about us, and what stands there in those of any association; in this order. */
const replacements: readonly (readonly [ours: string, anybodys: string])[] = [
  ["문도회와 스승, 문도, 인연 있는 사찰에 관한 정보의 제공", "협회와 그 회원에 관한 정보의 제공"],
  ["불교미술전 출품작의 온라인 전시", "전시 작품의 온라인 전시"],
  ["강습, 답사, 다례재 등 행사", "강습, 답사 등 행사"],
  ["문도 명부의 관리", "회원 명부의 관리"],
  ["총회와 다례재의 안내", "총회와 행사의 안내"],
  ["그 작품을 그린 작가", "그 작품을 만든 작가"],
  ["문도회", "협회"],
  // Every association has a telephone or none: what nothing is known of is left out.
  ["{사무국장 전화}", "{대표 전화}"],
];

const day = /\d{4}년 \d{1,2}월 \d{1,2}일부터/gu;

/** YYYY-MM-DD as it is read. */
const dayInWords = (on: string) => {
  const [year, month, date] = on.split("-").map(Number);
  return `${year}년 ${month}월 ${date}일부터`;
};

/** Every association has somebody at its head, whatever it calls them. */
const headOf = (head: string) => ["사무국장 {사무국장}", `${head} {${head}}`] as const;

/** When it began, and what it calls whoever is at its head. */
type Begun = { on: string; head: string };

const neutral = (words: string, { on, head }: Begun): string =>
  [headOf(head), ...replacements]
    .reduce((text, [ours, anybodys]) => text.replaceAll(ours, anybodys), words)
    .replaceAll(day, dayInWords(on));

/** The text of an association that began empty on that day (YYYY-MM-DD), from which it is in force. */
export const neutralAgreement = ({ title, preface, chapters }: AgreementText, begun: Begun): AgreementText => ({
  title,
  version: begun.on,
  preface: neutral(preface, begun),
  chapters: chapters.map((chapter) => ({
    title: chapter.title,
    articles: chapter.articles.map((article) => ({
      title: neutral(article.title, begun),
      clauses: article.clauses.map((clause) =>
        typeof clause === "string"
          ? neutral(clause, begun)
          : { text: neutral(clause.text, begun), items: clause.items.map((item) => neutral(item, begun)) },
      ),
    })),
  })),
});
