import type { PageText } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { diffArrays } from "diff";
import { createElement, Fragment, useMemo } from "react";
import { plainOf } from "./plain-text.ts";
import * as styles from "./word-comparison.css.ts";

/** Milliseconds that comparing may take: two long texts without a word in common take minutes. */
const timeout = 2_000;

/** By blanks: what the library takes for words knows no Hangul. */
const wordsOf = (name: PageTextName, text: PageText) => plainOf(name, text).split(/(\s+)/u);

type Part = { value: string[]; added?: boolean; removed?: boolean };

function asPart({ value: words, added, removed }: Part) {
  const value = words.join("");
  if (added) return <ins>{value}</ins>;
  return removed ? <del>{value}</del> : value;
}

type WordComparisonProps = {
  name: PageTextName;
  before: PageText;
  after: PageText;
  /** Of the two, in a few words. */ label: string;
};

/** Two texts as one: what only the first has is struck through, what only the second has is underlined (PAG-03). */
export function WordComparison({ name, before, after, label }: WordComparisonProps) {
  const parts = useMemo(
    () => diffArrays(wordsOf(name, before), wordsOf(name, after), { timeout }),
    [name, before, after],
  );
  if (!parts) return <p>두 글이 너무 많이 달라 낱말마다 견줄 수 없습니다.</p>;
  if (parts.every(({ added, removed }) => !added && !removed)) return <p>두 글이 같습니다.</p>;
  return (
    <div className={styles.words} role="group" aria-label={label} tabIndex={0}>
      {createElement(Fragment, null, ...parts.map(asPart))}
    </div>
  );
}
