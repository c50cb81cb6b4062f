import { type PictureColour, pictureColours } from "@bulmo/contracts/picture-colour";
import { type WorkKind, workKinds } from "@bulmo/contracts/work-choice";
import { type WorkSize, workSizes, type WorkTechnique, workTechniques } from "@bulmo/contracts/work-facet";
import type { WorkChoice } from "@bulmo/contracts/work-search";
import type { WorkQuery } from "./work-query.ts";

/** What one may choose of, in the order of the page. */
export const facetLabels = {
  artist: "작가",
  teacher: "스승의 문하",
  kind: "종류",
  technique: "바탕과 재료",
  colour: "색",
  size: "크기",
  decade: "연대",
  exhibition: "전시",
} as const;
export type FacetName = keyof typeof facetLabels;

export const facetNames = Object.keys(facetLabels) as FacetName[];

const words: Partial<Record<FacetName | keyof WorkQuery, (value: string) => string>> = {
  kind: (value) => workKinds[value as WorkKind],
  technique: (value) => workTechniques[value as WorkTechnique].label,
  colour: (value) => pictureColours[value as PictureColour],
  size: (value) => workSizes[value as WorkSize].label,
  decade: (value) => `${value}년대`,
};

/** What a value is called; names of people and exhibitions come with the choice. */
export const labelOf = (name: FacetName | keyof WorkQuery, { value, label }: Omit<WorkChoice, "count">): string =>
  label ?? words[name]?.(value) ?? value;
