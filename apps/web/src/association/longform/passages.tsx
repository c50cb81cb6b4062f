import type { Prose } from "@bulmo/content/writing";
import { Fragment } from "react";
import { RubyText } from "./ruby-text.tsx";

type PassagesProps = { passages: readonly Prose[]; /** Of their headings. */ level: 2 | 3 | 4 };

/** To stand within `Prose`, which spaces them. */
export function Passages({ passages, level }: PassagesProps) {
  const Heading = `h${level}` as const;
  return passages.map(({ heading, paragraphs }) => (
    <Fragment key={paragraphs[0]}>
      {heading && <Heading>{heading}</Heading>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RubyText>{paragraph}</RubyText>
        </p>
      ))}
    </Fragment>
  ));
}
