/**
 * Colours that writers give to words and to the ground behind them, by the names under which the editor keeps them.
 * Every word is readable on every ground and on the page, in both lights (contrast.test.ts).
 */
export const writingColours = {
  light: {
    word: {
      gray: "#625C55",
      brown: "#6E4A2F",
      red: "#A32F24",
      orange: "#8F4713",
      yellow: "#735400",
      green: "#2A6350",
      blue: "#27497D",
      purple: "#5E3F86",
      pink: "#9A2C66",
    },
    ground: {
      gray: "#ECEAE6",
      brown: "#F0E6DC",
      red: "#FAE6E1",
      orange: "#FAE8D8",
      yellow: "#F8EFC8",
      green: "#E0EFE6",
      blue: "#E1EBF6",
      purple: "#ECE5F4",
      pink: "#F8E4EE",
    },
  },
  dark: {
    word: {
      gray: "#BDB5AA",
      brown: "#D2AC8A",
      red: "#F09A8B",
      orange: "#EBA673",
      yellow: "#DDBB5E",
      green: "#92CBB3",
      blue: "#A2C2E8",
      purple: "#C6AFE6",
      pink: "#EBA3C8",
    },
    ground: {
      gray: "#37332E",
      brown: "#3D2F22",
      red: "#46231C",
      orange: "#452B16",
      yellow: "#3B3212",
      green: "#1D352B",
      blue: "#1E2E42",
      purple: "#322544",
      pink: "#431F33",
    },
  },
};

export type WritingColour = keyof typeof writingColours.light.word;

export const writingColourNames = Object.keys(writingColours.light.word) as WritingColour[];
