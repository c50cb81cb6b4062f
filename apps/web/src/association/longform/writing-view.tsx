import type { PageText } from "@bulmo/contracts/page-text";
import { Prose } from "@bulmo/ui/prose";
import { createElement, Fragment, type ReactNode } from "react";
import { Blocks } from "./blocks.tsx";
import * as styles from "./longform.css.ts";
import { SampleNote } from "./sample-note.tsx";
import { Lead, Opening, Spread, SpreadTitle } from "./spread.tsx";
import { WithReadings } from "./with-readings.tsx";

export type WritingLook = {
  /** Carved in stone, and set so. */
  isInscription?: boolean;
  painting?: ReactNode;
};

type WritingViewProps = WritingLook & { text: PageText; children?: ReactNode };

/** A text with its title, its signature and, where it is one, the mark of a sample. `children` stand under the title, and below a text that has none. */
export function WritingView({ text, isInscription = false, painting, children }: WritingViewProps) {
  const { title, titleHanja, lead, isSample, blocks } = text;
  const body = (
    <WithReadings blocks={blocks} isDense={isInscription}>
      <WritingBody text={text} isInscription={isInscription} />
    </WithReadings>
  );
  if (!title && !titleHanja && !painting)
    return (
      <div className={styles.alone}>
        {lead && <Lead>{lead}</Lead>}
        {isSample && <SampleNote />}
        {body}
        {children}
      </div>
    );
  return (
    <>
      {lead && <Opening>{lead}</Opening>}
      <Spread
        painting={painting}
        side={
          <>
            <SpreadTitle title={title} hanja={titleHanja} />
            {isSample && <SampleNote />}
            {children}
          </>
        }
      >
        {body}
      </Spread>
    </>
  );
}

const asLine = (line: string) => <p>{line}</p>;

function WritingBody({ text: { blocks, signature }, isInscription }: { text: PageText; isInscription: boolean }) {
  return (
    <div className={isInscription ? styles.stone : undefined}>
      <Prose serif>
        <Blocks blocks={blocks} />
      </Prose>
      {signature.length > 0 && (
        <div className={styles.signature}>{createElement(Fragment, null, ...signature.map(asLine))}</div>
      )}
    </div>
  );
}
