import { diffArrays } from "diff";
import { createElement, Fragment, useMemo } from "react";
import * as styles from "./word-comparison.css.ts";

/** Milliseconds that comparing may take: two long texts without a word in common take minutes. */
const timeout = 2_000;

/** By blanks: what the library takes for words knows no Hangul. */
const wordsOf = (text: string) => text.split(/(\s+)/u);

type Part = { value: string[]; added?: boolean; removed?: boolean };

function asPart({ value: words, added, removed }: Part) {
  const value = words.join("");
  if (added) return <ins>{value}</ins>;
  return removed ? <del>{value}</del> : value;
}

type TextComparisonProps = {
  before: string;
  after: string;
  /** Of the two, in a few words. */
  label: string;
  /** What the two are. */
  noun?: "글" | "목록";
};

/** Two texts as one: what only the first has is struck through, what only the second has is underlined (PAG-03). */
export function TextComparison({ before, after, label, noun = "글" }: TextComparisonProps) {
  const parts = useMemo(() => diffArrays(wordsOf(before), wordsOf(after), { timeout }), [before, after]);
  if (!parts) return <p>두 {noun}이 너무 많이 달라 낱말마다 견줄 수 없습니다.</p>;
  if (parts.every(({ added, removed }) => !added && !removed)) return <p>두 {noun}이 같습니다.</p>;
  return (
    <div className={styles.words} role="group" aria-label={label} tabIndex={0}>
      {createElement(Fragment, null, ...parts.map(asPart))}
    </div>
  );
}
