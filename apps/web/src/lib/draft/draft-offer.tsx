import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { useEffect, useId, useRef } from "react";
import type { Draft } from "./draft.ts";
import * as styles from "./draft-offer.css.ts";

const time = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

export const draftTime = (savedAt: string) => time.format(new Date(savedAt));

/** Asked before a draft is thrown away: there is no other copy of it. */
export const dropQuestion = { message: "이 초안을 버리시겠습니까?", confirmLabel: "버리기", danger: true };

type DraftOfferProps = {
  draft: Draft;
  /** What it is an edit of has been edited since. */
  isOvertaken: boolean;
  onAnswer: (isWanted: boolean) => void;
};

/** Asked before anything is typed, so that neither text can cover the other. */
export function DraftOffer({ draft, isOvertaken, onAnswer }: DraftOfferProps) {
  const id = useId();
  const { confirm } = useDialog();
  const section = useRef<HTMLElement>(null);
  // After a reload the page is scrolled to where one was writing.
  useEffect(() => {
    // Answers a promise in newer browsers, which is no way to clean up.
    section.current?.scrollIntoView({ block: "center" });
  }, []);
  const { title } = draft.fields;
  const drop = async () => {
    if (await confirm(dropQuestion)) onAnswer(false);
  };
  return (
    <section ref={section} className={styles.offer} aria-labelledby={id}>
      <div className={styles.words}>
        <p id={id} className={styles.title} role="status">
          저장된 초안이 있습니다.
        </p>
        <p className={styles.fact}>
          {title ? `‘${title}’, ` : ""}
          {draftTime(draft.savedAt)}에 저장
        </p>
        {isOvertaken && (
          <p className={styles.fact}>
            이 초안을 쓰기 시작하신 뒤에 글이 수정되었습니다. 불러와 저장하실 때 두 글 가운데 남길 글을 고르실 수
            있습니다.
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void drop()}>
          버리기
        </Button>
        <Button size="small" variant="primary" onClick={() => onAnswer(true)}>
          불러오기
        </Button>
      </div>
    </section>
  );
}
