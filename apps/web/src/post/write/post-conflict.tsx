import { isExhibition } from "@bulmo/contracts/board";
import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { ProseHtml } from "@bulmo/ui/prose";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { groupIn, useBoard } from "../content-board/content-board.ts";
import { withPictureSizes } from "../picture/content-pictures.ts";
import * as styles from "./post-conflict.css.ts";

type ConflictOptions = {
  /** The revision of the post that is edited; undefined for a new one. */
  revision: number | undefined;
  form: RefObject<HTMLFormElement | null>;
};

/** What an edit began from, and the post as somebody else edited it meanwhile: neither writes over the other unseen. */
export function usePostConflict({ revision, form }: ConflictOptions) {
  const began = useRef(revision);
  const [current, setCurrent] = useState<PostDetail | null>(null);
  return {
    /** The revision that the text was made from; undefined for a new post. */
    revision: useCallback(() => began.current, []),
    beginFrom: (from: number | undefined) => {
      began.current = from;
    },
    current,
    setCurrent,
    dismiss: () => setCurrent(null),
    /** Their edit has been seen: the next one is made from it. */
    keepMine: () => {
      began.current = current?.revision;
      setCurrent(null);
      form.current?.requestSubmit();
    },
  };
}

type PostConflictProps = {
  current: PostDetail;
  busy: boolean;
  onKeepMine: () => void;
  onTakeCurrent: () => void;
  onDismiss: () => void;
};

const overwriting = {
  message: "저장되어 있는 글을 쓰시던 글로 바꿉니다. 다른 곳에서 고친 내용은 사라집니다.",
  confirmLabel: "내 글로 저장",
  danger: true,
};

const taking = {
  message: "저장되어 있는 글을 불러옵니다. 쓰시던 글은 저장되지 않고 사라집니다.",
  confirmLabel: "불러오기",
  danger: true,
};

/** Somebody else edited the post meanwhile: what they wrote, and the choice between both. What was typed stays below. */
export function PostConflict({ current, busy, onKeepMine, onTakeCurrent, onDismiss }: PostConflictProps) {
  const { confirm } = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [current]);
  const takeCurrent = async () => {
    if (await confirm(taking)) onTakeCurrent();
  };
  const keepMine = async () => {
    if (await confirm(overwriting)) onKeepMine();
  };
  return (
    <section className={styles.panel} aria-busy={busy} aria-labelledby="overtaken">
      <h2 ref={heading} id="overtaken" tabIndex={-1} className={styles.heading}>
        그사이 이 글이 수정되었습니다
      </h2>
      <p>
        쓰시는 동안 다른 곳에서 이 글을 먼저 고쳐 저장했습니다. 저장된 글을 확인하시고 어느 글을 남길지 골라 주세요.
        쓰시던 글은 아래에 그대로 있습니다.
      </p>
      <details className={styles.current} open>
        <summary className={styles.summary}>지금 저장되어 있는 글</summary>
        {/* Longer than the window it is read by keys too. */}
        <div className={styles.post} tabIndex={0} role="group" aria-label="지금 저장되어 있는 글">
          <h3 className={styles.title}>{current.title}</h3>
          <Facts post={current} />
          <ProseHtml html={withPictureSizes(current.content)} />
        </div>
      </details>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void keepMine()}>
          내 글로 저장
        </Button>
        <Button disabled={busy} onClick={() => void takeCurrent()}>
          저장된 글 불러오기
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDismiss}>
          계속 작성
        </Button>
      </div>
    </section>
  );
}

/** What else an edit may have changed. */
function Facts({ post: { type, subType, author, caption } }: { post: PostDetail }) {
  const board = useBoard(type);
  if (!isExhibition(type)) return null;
  const group = groupIn(board, subType);
  return <p className={styles.facts}>{[board.title, group, author, caption].filter(Boolean).join(" · ")}</p>;
}
