import type { WorkProposal } from "@bulmo/contracts/work-proposal";
import { markedParts } from "./marked-parts.ts";
import * as styles from "./proposal.css.ts";

const looks = { read: styles.read, unread: styles.passedOver, plain: undefined };

/** The caption as it stands, with what was read and what was not; the latter is also said in words. */
export function MarkedCaption({ work }: { work: WorkProposal }) {
  const { caption, unread } = work;
  if (caption === "") return null;
  const missed = unread.map(({ start, end }) => `‘${caption.slice(start, end)}’`);
  return (
    <>
      <p className={styles.caption}>
        {markedParts(work).map(({ text, kind, start }) =>
          kind === "plain" ? (
            text
          ) : (
            <span key={start} className={looks[kind]}>
              {text}
            </span>
          ),
        )}
      </p>
      {missed.length > 0 && <p className={styles.aside}>읽지 못한 말: {missed.join(", ")}</p>}
    </>
  );
}
