import type { AgreementText } from "@bulmo/contracts/agreement";

const marks = { CHAPTER: "■ ", ARTICLE: "□ ", PARAGRAPH: "", ITEM: "· " } as const;

/** All that a text says, as lines that can be compared word by word. */
export const plainAgreement = ({ preface, blocks }: AgreementText): string =>
  [preface, ...blocks.map(({ type, text }) => `${marks[type]}${text}`)].join("\n\n");
