import { textsOf, type Writing } from "@bulmo/content/writing";
import { Prose } from "@bulmo/ui/prose";
import { WithRubyToggle } from "@bulmo/ui/ruby";
import type { ReactNode } from "react";
import { hasRuby } from "./ruby-text.ts";
import { Passages } from "./passages.tsx";
import * as styles from "./longform.css.ts";
import { SampleNote } from "./sample-note.tsx";
import { Spread, SpreadTitle } from "./spread.tsx";

type WritingViewProps = {
  writing: Writing;
  /** Carved in stone, and set so. */ isInscription?: boolean;
  painting?: ReactNode;
  children?: ReactNode;
};

/** A text with its title, its signature and, where it is one, the mark of a sample. `children` stand under the title. */
export function WritingView({ writing, isInscription = false, painting, children }: WritingViewProps) {
  const { title, titleHanja, sample, passages } = writing;
  const hasRubyText = passages.flatMap(textsOf).some(hasRuby);
  const text = <WritingText writing={writing} isInscription={isInscription} />;
  return (
    <Spread
      painting={painting}
      side={
        <>
          <SpreadTitle title={title} hanja={titleHanja} />
          {sample && <SampleNote />}
          {children}
        </>
      }
    >
      {hasRubyText ? (
        <WithRubyToggle labels={{ show: "음 보기", hide: "음 숨기기" }} dense={isInscription}>
          {text}
        </WithRubyToggle>
      ) : (
        text
      )}
    </Spread>
  );
}

function WritingText({
  writing: { passages, signature },
  isInscription,
}: Required<Pick<WritingViewProps, "writing" | "isInscription">>) {
  return (
    <div className={isInscription ? styles.stone : undefined}>
      <Prose serif>
        <Passages passages={passages} level={3} />
      </Prose>
      {signature && (
        <div className={styles.signature}>
          {signature.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
