import { type Passage, textsOf, type Verse } from "@bulmo/content/writing";
import { Fragment } from "react";
import { AnnotatedText } from "./annotated-text.tsx";
import * as styles from "./reading.css.ts";

type PassagesProps = { passages: readonly Passage[]; /** Of their headings. */ level: 2 | 3 | 4 };

/** To stand within `Prose`, which spaces them. */
export function Passages({ passages, level }: PassagesProps) {
  const Heading = `h${level}` as const;
  return passages.map((passage) => (
    <Fragment key={textsOf(passage)[0]}>
      {passage.heading && <Heading>{passage.heading}</Heading>}
      {"stanzas" in passage ? (
        <Stanzas stanzas={passage.stanzas} />
      ) : (
        passage.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <AnnotatedText>{paragraph}</AnnotatedText>
          </p>
        ))
      )}
    </Fragment>
  ));
}

function Stanzas({ stanzas }: Pick<Verse, "stanzas">) {
  return stanzas.map((lines) => (
    <p key={lines[0]} className={styles.stanza}>
      {lines.map((line) => (
        <span key={line} className={styles.verse}>
          <AnnotatedText>{line}</AnnotatedText>
        </span>
      ))}
    </p>
  ));
}
