import type { PageText } from "@bulmo/contracts/page-text";
import { plainOf } from "./plain-text.ts";
import { TextComparison } from "./text-comparison.tsx";

type WordComparisonProps = { before: PageText; after: PageText; /** Of the two, in a few words. */ label: string };

/** Two texts of the association as one. */
export const WordComparison = ({ before, after, label }: WordComparisonProps) => (
  <TextComparison before={plainOf(before)} after={plainOf(after)} label={label} />
);
