import type { WritingColour } from "@bulmo/contracts/writing-colour";
import type { vars } from "@bulmo/ui/theme";

/** What people call the colours of a text. Each of them, and none else, has a shade in the theme for each light. */
export const writingColourLabels = {
  gray: "회색",
  brown: "갈색",
  red: "빨강",
  orange: "주황",
  yellow: "노랑",
  green: "초록",
  blue: "파랑",
  purple: "보라",
  pink: "분홍",
} satisfies Record<WritingColour, string> satisfies Record<keyof typeof vars.word, string>;
