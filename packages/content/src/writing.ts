/** In a paragraph `{佛母|불모}` sets the reading over the Hanja. */
export type Prose = { heading?: string; paragraphs: readonly string[] };

/** A poem: stanzas, and in each its lines. */
export type Verse = { heading?: string; stanzas: readonly (readonly string[])[] };

export type Passage = Prose | Verse;

/** The words of a passage: its paragraphs, or its lines. */
export const textsOf = (passage: Passage): readonly string[] =>
  "stanzas" in passage ? passage.stanzas.flat() : passage.paragraphs;

/** A text of ours that stands where a real source has to supply one: the page says so above it. */
export type Writing = {
  title: string;
  /** The same title in Hanja, set large. */
  titleHanja?: string;
  /** `true` until the association has put its own text here. */
  sample: boolean;
  passages: readonly Passage[];
  /** Who signs it, and when. */
  signature?: readonly string[];
};

/** What a sample's page says beside the text, each where the seal of its page alone would say too little or too much. */
export const sampleNote = {
  text: "실제 자료가 마련되기 전까지 대신 싣는 글입니다. 실제로 있는 글을 옮긴 것이 아닙니다.",
  history: "연혁은 지어낸 것입니다. 실제 연혁으로 바뀌기 전까지 사실과 다릅니다.",
  property: "문도와 모임에 관한 줄은 지어낸 것입니다. 법과 제도에 관한 줄은 널리 알려진 사실을 간추렸습니다.",
  people: "문도의 이름은 모두 지어낸 것입니다. 실제 명부로 바뀌기 전까지 사실과 다릅니다.",
};
