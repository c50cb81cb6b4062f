import { workKinds, workRights } from "./work-choice.ts";

// The fields that works alone have, each said once (docs/decisions/055). Without zod: whoever only shows them needs none.

export type WorkField = {
  /** On forms, and above columns of tables. */
  label: string;
  /** What stands below it on the form of one work; empty for nothing. */
  hint: string;
  /** What the API document says of it. */
  about: string;
  /**
   * By a name people are known: a character that is hidden in it is refused, where in other lines it is dropped. A text
   * has lines, a date is EDTF (ISO 8601-2, levels 0 and 1), a length is in centimetres.
   */
  kind: "name" | "line" | "text" | "date" | "length" | "choice";
  /** Of the record that museums ask for: written where there is room for it, and told only where it says something. */
  isRecord?: true;
  /** Of a choice: by what is stored, what is shown. */
  choices?: Readonly<Record<string, string>>;
  /** Most characters (requirements/decisions.md, "Posts"), and what is said to more. */
  longest: number;
  tooLong: string;
};

/** Centimetres to a tenth of a millimetre, below a kilometre and more than nothing; empty for none. */
export const isLength = (written: string): boolean =>
  written === "" || /^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,4})(?:\.\d{1,2})?$/u.test(written);
export const lengthUnfit = "120 또는 120.5처럼 숫자만 적어 주세요.";

const recordLine = <Longest extends number>(label: string, longest: Longest, hint: string, about: string) =>
  ({
    label,
    hint,
    about,
    kind: "line",
    isRecord: true,
    longest,
    tooLong: `${label}: ${longest.toLocaleString("ko-KR")}자 이하로 입력해 주세요.`,
  }) as const;

/**
 * What is written of a work and told with it, empty for nothing. A key is the name of its column as well: one word in
 * small letters. In the order of forms and tables.
 */
export const workTexts = {
  caption: {
    label: "설명/캡션",
    hint: "전시 목록에서 작품 아래에 보입니다. (예: 비단에 채색, 120×180cm)",
    about: "작품의 설명",
    kind: "line",
    longest: 500,
    tooLong: "설명은 500자 이하로 입력해 주세요.",
  },
  hanja: recordLine("한자 표기", 200, "예: 水月觀音圖", "작품의 한자 제목"),
  english: recordLine("영문 표기", 200, "예: Water-Moon Avalokiteshvara", "작품의 영문 제목"),
  dated: {
    ...recordLine(
      "제작 시기",
      60,
      "연도나 날짜를 적습니다. 추정은 2012?, 무렵은 1930~, 사이는 1930/1935로 적습니다.",
      "작품을 만든 때(EDTF, ISO 8601-2)",
    ),
    kind: "date",
  },
  kind: { ...recordLine("종류", 20, "", "작품의 종류"), kind: "choice", choices: workKinds },
  technique: recordLine("재료와 기법", 200, "예: 비단에 석채와 금니", "작품의 재료와 기법"),
  height: { ...recordLine("세로(cm)", 10, "", "작품의 세로(cm)"), kind: "length" },
  width: { ...recordLine("가로(cm)", 10, "", "작품의 가로(cm)"), kind: "length" },
  depth: { ...recordLine("깊이(cm)", 10, "", "작품의 깊이(cm)"), kind: "length" },
  holder: recordLine("소장처", 200, "예: 마곡사", "작품을 소장한 곳"),
  inscription: { ...recordLine("화기(畵記)", 2_000, "작품에 적힌 글입니다.", "작품에 적힌 화기"), kind: "text" },
  rights: { ...recordLine("이용 조건", 20, "", "작품과 사진의 이용 조건"), kind: "choice", choices: workRights },
  credit: recordLine("출처 표기", 300, "예: 사진 협회 제공", "작품과 사진의 출처 표기"),
} as const satisfies Record<string, WorkField>;

/** The same with the painter. Every post tells an author; a work without a painter, like other posts, its writer. */
export const workFields = {
  author: {
    label: "작가",
    hint: "비워 두시면 글쓴이의 이름이 표시됩니다.",
    about: "작품의 작가",
    kind: "name",
    longest: 50,
    tooLong: "작가는 50자 이하로 입력해 주세요.",
  },
  ...workTexts,
} as const satisfies Record<string, WorkField>;

export type WorkTextName = keyof typeof workTexts;
export type WorkFieldName = keyof typeof workFields;

/** Those that are told only where they say something. */
export type WorkRecordName = {
  [Name in WorkTextName]: (typeof workTexts)[Name] extends { isRecord: true } ? Name : never;
}[WorkTextName];

export const workTextNames = Object.keys(workTexts) as WorkTextName[];
export const workFieldNames = Object.keys(workFields) as WorkFieldName[];

/** Something for each of some fields, in their order. */
export const forFields = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
