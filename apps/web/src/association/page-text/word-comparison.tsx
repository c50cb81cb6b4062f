import type { PageText } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { plainOf } from "./plain-text.ts";
import { TextComparison } from "./text-comparison.tsx";

type WordComparisonProps = {
  name: PageTextName;
  before: PageText;
  after: PageText;
  /** Of the two, in a few words. */
  label: string;
};

/** Two texts of the association as one. */
export const WordComparison = ({ name, before, after, label }: WordComparisonProps) => (
  <TextComparison before={plainOf(name, before)} after={plainOf(name, after)} label={label} />
);
