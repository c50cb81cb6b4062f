// The fields that works alone have, each said once (docs/decisions/055). Without zod: whoever only shows them needs none.

export type WorkField = {
  /** On forms, and above columns of tables. */
  label: string;
  /** What stands below it on the form of one work; empty for nothing. */
  hint: string;
  /** What the API document says of it. */
  about: string;
  /** By a name people are known: a character that is hidden in it is refused, where in other lines it is dropped. */
  kind: "name" | "line";
  /** Most characters (requirements/decisions.md, "Posts"), and what is said to more. */
  longest: number;
  tooLong: string;
};

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

export const workTextNames = Object.keys(workTexts) as WorkTextName[];
export const workFieldNames = Object.keys(workFields) as WorkFieldName[];

/** Something for each of some fields, in their order. */
export const forFields = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
