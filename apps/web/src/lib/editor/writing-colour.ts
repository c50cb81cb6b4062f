/** The editor's own names of its colours, which the theme has a shade for in each light, and what people call them. */
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
} as const;

export type WritingColour = keyof typeof writingColourLabels;
