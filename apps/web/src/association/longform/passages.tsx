import { type Passage, textsOf, type Verse } from "@bulmo/content/writing";
import { Ruby } from "@bulmo/ui/ruby";
import { createElement, Fragment } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { type Piece, splitRuby } from "./ruby-text.ts";
import * as styles from "./longform.css.ts";

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
            <RubyText>{paragraph}</RubyText>
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
          <RubyText>{line}</RubyText>
        </span>
      ))}
    </p>
  ));
}

const elementOf = (piece: Piece) =>
  typeof piece === "string" ? keepTogether(piece) : <Ruby word={piece.word} reading={piece.reading} />;

/** Words of a text with the readings that stand over their Hanja. */
function RubyText({ children }: { children: string }) {
  // As children of their own and not as a list: pieces of a text repeat, and have no keys.
  return createElement(Fragment, null, ...splitRuby(children).map(elementOf));
}
