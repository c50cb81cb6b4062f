import { association } from "./association.ts";

export type ExhibitionType = "FIRST_EXHIBITION" | "SECOND_EXHIBITION" | "THIRD_EXHIBITION" | "FOURTH_EXHIBITION";

export type Exhibition = {
  n: number;
  type: ExhibitionType;
  title: string;
  banner: string;
  year: number;
  month: number;
  /** A group's address is its place in this list, counted from 1: add at the end, never reorder. */
  groups: readonly string[];
};

export const exhibitions: readonly Exhibition[] = [
  {
    n: 1,
    type: "FIRST_EXHIBITION",
    title: "제1회 불교미술전",
    banner: `제1회 ${association.name} 불교미술전`,
    year: 2012,
    month: 6,
    groups: [],
  },
  {
    n: 2,
    type: "SECOND_EXHIBITION",
    title: "제2회 불교미술전",
    banner: `제2회 ${association.name} 불교미술전`,
    year: 2015,
    month: 3,
    groups: ["담묵 문하", "취벽 문하", "석록 문하", "단운 문하", "금선 문하", "백토 문하", "향연 문하"],
  },
  {
    n: 3,
    type: "THIRD_EXHIBITION",
    title: "제3회 불교미술전",
    banner: `제3회 ${association.name} 불교미술전`,
    year: 2018,
    month: 12,
    groups: ["담묵 문하", "취벽 문하", "석록 문하", "단운 문하", "금선 문하", "채운 문하", "향연 문하"],
  },
  {
    n: 4,
    type: "FOURTH_EXHIBITION",
    title: "제4회 불교미술전",
    banner: `제4회 ${association.name} 불교미술전`,
    year: 2022,
    month: 8,
    groups: [
      "담묵 문하",
      "취벽 문하",
      "석록 문하",
      "단운 문하",
      "금선 문하",
      "백토 문하",
      "향연 문하",
      "채운 문하",
      "연화 문하",
    ],
  },
];

const monthsOf = ({ year, month }: Exhibition) => year * 12 + month;

/** The one that the site leads to first. */
export const latestExhibition: Exhibition = exhibitions.reduce((latest, one) =>
  monthsOf(one) > monthsOf(latest) ? one : latest,
);
