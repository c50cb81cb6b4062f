import type { ReactNode } from "react";
import { keepTogether } from "../text/korean-lines.ts";
import * as styles from "./occasion.css.ts";
import { Poster } from "./poster.tsx";

type OccasionProps = {
  /** Address of a picture; nothing is shown for an empty one. */
  poster: string;
  posterDescription: string;
  /** `OccasionFact`s: when and where it is. */
  facts: ReactNode;
  links?: ReactNode;
  /** Plain text; a line is a paragraph. */
  introduction: string;
};

/** What a visitor wants of an exhibition or an event: its poster, when and where it is, and what it is about. */
export const Occasion = ({ poster, posterDescription, facts, links, introduction }: OccasionProps) => (
  <div className={styles.occasion}>
    <Poster
      url={poster}
      alt={posterDescription}
      sizes="(min-width: 48em) 22rem, min(20rem, 92vw)"
      className={styles.poster}
    />
    <div className={styles.words}>
      <dl className={styles.facts}>{facts}</dl>
      {links && <div className={styles.links}>{links}</div>}
      {introduction && (
        <div className={styles.introduction}>
          <Paragraphs text={introduction} />
        </div>
      )}
    </div>
  </div>
);

export const OccasionFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factText}>{children}</dd>
  </div>
);

/** Text as it was typed: a line is a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== "");
  return Array.from(lines.entries(), ([place, line]) => <p key={place}>{keepTogether(line)}</p>);
}
