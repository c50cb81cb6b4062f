import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { WorkProposal } from "@bulmo/contracts/work-proposal";
import { Button } from "@bulmo/ui/button";
import { useEffect, useRef } from "react";
import { Picture } from "../../parts/picture/picture.tsx";
import { MarkedCaption } from "./marked-caption.tsx";
import { proposedOf } from "./proposal-draft.ts";
import { ProposalFields } from "./proposal-fields.tsx";
import type { ProposalViewProps } from "./proposal-table.tsx";
import * as styles from "./proposal.css.ts";

type OneProposalProps = ProposalViewProps & {
  /** Which of them is shown, from 0. */
  place: number;
  isPending: boolean;
  onPlace: (place: number) => void;
  onApply: (works: readonly WorkProposal[]) => void;
};

/** The works one after the other, each large enough to be looked at. */
export function OneProposal({ works, edits, place: wanted, isPending, onEdit, onPlace, onApply }: OneProposalProps) {
  const place = Math.min(wanted, works.length - 1);
  const work = works[place];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  // Reading goes on with the work that is shown now.
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  }, [place]);
  if (!work) return null;
  const picture = parsePictureUrl(work.thumbnail);
  const proposed = proposedOf(work, edits);
  return (
    <div className={styles.one}>
      <span className={styles.large}>
        {picture && (
          <Picture picture={picture} alt="" isFirst sizes="(min-width: 768px) 320px, 90vw" className={styles.fitting} />
        )}
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {work.title}
        </h2>
        <p className={styles.aside}>
          {work.author} · 이 페이지의 {works.length}점 가운데 {place + 1}번째
        </p>
        <MarkedCaption work={work} />
        <ProposalFields work={work} proposed={proposed} onEdit={onEdit} />
        <div className={styles.buttons}>
          <Button aria-disabled={place === 0} onClick={() => place > 0 && onPlace(place - 1)}>
            앞 작품
          </Button>
          <Button
            aria-disabled={place === works.length - 1}
            onClick={() => place < works.length - 1 && onPlace(place + 1)}
          >
            다음 작품
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            disabled={!proposed.some(({ isChosen }) => isChosen)}
            onClick={() => onApply([work])}
          >
            이 작품에 적용
          </Button>
        </div>
      </div>
    </div>
  );
}
