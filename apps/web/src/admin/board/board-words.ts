import type { CountedBoard } from "@bulmo/contracts/board-list";
import type { Grade } from "@bulmo/contracts/grade";
import {
  type BoardKind,
  boardKinds,
  type BoardReaders,
  boardReaders,
  type BoardWriters,
  boardWriters,
} from "@bulmo/contracts/board-word";

type Words = { word: string; hint: string };

const kinds: Record<BoardKind, Words> = {
  TEXT: { word: "글", hint: "제목과 본문이 있는 글을 목록으로 보입니다. 공지사항과 같은 모습입니다." },
  ALBUM: { word: "사진첩", hint: "글마다 대표 사진을 격자로 보입니다. 행사와 답사 사진에 알맞습니다." },
  ARCHIVE: { word: "자료실", hint: "규정이나 양식 같은 자료를 날짜와 함께 모아 둡니다." },
};

const readers: Record<BoardReaders, Words> = {
  EVERYONE: { word: "누구나", hint: "로그인하지 않은 방문자도 읽고, 검색 결과에도 나옵니다." },
  MEMBERS: { word: "회원", hint: "로그인한 회원만 읽습니다. 메뉴에 이름은 보입니다." },
  GRADES: {
    word: "회원 등급",
    hint: "고른 등급의 회원과 관리자만 읽습니다. 메뉴에는 나오지 않고, 그 회원의 마이페이지에 나옵니다.",
  },
  ADMINISTRATORS: { word: "관리자", hint: "관리자만 읽습니다. 다른 분에게는 메뉴에도 나오지 않습니다." },
};

const writers: Record<BoardWriters, Words> = {
  MEMBERS: { word: "회원", hint: "로그인한 회원이면 누구나 글을 올립니다." },
  GRADES: { word: "회원 등급", hint: "고른 등급의 회원과 관리자가 글을 올립니다." },
  ADMINISTRATORS: { word: "관리자", hint: "관리자만 글을 올립니다." },
};

const choicesOf = <Value extends string>(values: readonly Value[], words: Record<Value, Words>) =>
  values.map((value) => ({ value, ...words[value] }));

export const kindChoices = choicesOf(boardKinds, kinds);
const readerChoices = choicesOf(boardReaders, readers);
const writerChoices = choicesOf(boardWriters, writers);

/** Who may be asked for: grades where there are any. */
export const choicesFor = (hasGrades: boolean) => ({
  readers: readerChoices.filter(({ value }) => hasGrades || value !== "GRADES"),
  writers: writerChoices.filter(({ value }) => hasGrades || value !== "GRADES"),
});

export const stateChoices = [
  { value: "open", word: "열림", hint: "새 글을 받고, 댓글을 켜 둔 게시판이면 댓글도 받습니다." },
  { value: "closed", word: "닫힘", hint: "새 글과 새 댓글을 받지 않습니다. 있던 글과 댓글은 그대로 읽습니다." },
] as const;
export type BoardState = (typeof stateChoices)[number]["value"];

type Facts = {
  kind: BoardKind;
  readers: BoardReaders;
  readerGrades?: readonly number[] | undefined;
  writers: BoardWriters;
  writerGrades?: readonly number[] | undefined;
};

const namesOf = (ids: readonly number[] = [], grades: readonly Grade[]): string =>
  grades.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(", ");

const readingOf = ({ readers: who, readerGrades }: Facts, grades: readonly Grade[]): string => {
  if (who === "EVERYONE") return readers.EVERYONE.word;
  return `${(who === "GRADES" && namesOf(readerGrades, grades)) || readers[who].word}만`;
};

const writingOf = ({ writers: who, writerGrades }: Facts, grades: readonly Grade[]): string =>
  (who === "GRADES" && namesOf(writerGrades, grades)) || writers[who].word;

/** 사진첩 · 회원만 읽기 · 관리자 쓰기 */
export const factsOf = (board: Facts, grades: readonly Grade[]): string =>
  `${kinds[board.kind].word} · ${readingOf(board, grades)} 읽기 · ${writingOf(board, grades)} 쓰기`;

type AllFacts = Facts & {
  title: string;
  description?: string | undefined;
  address: string;
  hasComments: boolean;
  headings: readonly string[];
  isClosed: boolean;
};

/** All that the form of a board says, as one would say it. */
export function namesOfFacts(board: AllFacts, grades: readonly Grade[]): { name: string; value: string }[] {
  const { title, description = "", address, hasComments, headings, isClosed } = board;
  return [
    { name: "이름", value: title },
    { name: "설명", value: description },
    { name: "주소", value: address },
    { name: "종류", value: kinds[board.kind].word },
    { name: "읽을 수 있는 사람", value: readingOf(board, grades) },
    { name: "쓸 수 있는 사람", value: writingOf(board, grades) },
    { name: "댓글", value: hasComments ? "쓸 수 있음" : "쓸 수 없음" },
    { name: "말머리", value: headings.join("\n") },
    { name: "상태", value: isClosed ? "닫힘" : "열림" },
  ];
}

/** What may have been done to boards. */
const done = {
  added: (title) => `‘${title}’ 게시판을 추가했습니다.`,
  changed: (title) => `‘${title}’ 게시판을 고쳤습니다.`,
  removed: (title) => `‘${title}’ 게시판을 지웠습니다.`,
  undone: (title) => `‘${title}’ 게시판을 되돌렸습니다.`,
  ordered: () => "게시판의 차례를 저장했습니다.",
} as const satisfies Record<string, (title: string) => string>;
export type PostCounts = Pick<CountedBoard, "postCount" | "waitingCount">;

export const noPosts: PostCounts = { postCount: 0, waitingCount: 0 };

/** Why a board cannot be removed; empty where it can. */
export function whyNotRemoved({ postCount, waitingCount }: PostCounts): string {
  if (postCount > 0)
    return `글이 ${postCount.toLocaleString("ko")}건 있어 지울 수 없습니다. 빈 게시판만 지울 수 있습니다.`;
  if (waitingCount > 0)
    return `휴지통에 있거나 예약한 글이 ${waitingCount.toLocaleString("ko")}건 있어 지울 수 없습니다.`;
  return "";
}

export type Done = keyof typeof done;

const isDone = (what: string): what is Done => Object.hasOwn(done, what);

/** What was just done, as one would say it; empty for what an address only claims. */
export const sentenceOf = (what: string, title: string): string => (isDone(what) ? done[what](title) : "");
