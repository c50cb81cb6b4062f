import { WritingIcon } from "@bulmo/ui/writing-icon";
import { useEffect, useState } from "react";
import type { Progress } from "./batch-state.ts";
import { narrowestOf } from "./preview.ts";
import { useBatchWords } from "./batch-words.ts";
import * as styles from "./work-picture.css.ts";
import { isReady, type Work } from "./work.ts";

type WorkPictureProps = { work: Work; file: File | undefined; progress: Progress | undefined; number: number };

/** The server's picture, or before there is one the file itself. */
function usePreview({ picture }: Work, file: File | undefined): string {
  const [made, setMade] = useState("");
  const shown = picture ? undefined : file;
  useEffect(() => {
    if (!shown) return undefined;
    const url = URL.createObjectURL(shown);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [shown]);
  return picture ? narrowestOf(picture.url) : made;
}

/** A small view of the picture, and how it stands with it. */
export function WorkPicture({ work, file, progress, number }: WorkPictureProps) {
  const url = usePreview(work, file);
  // Broken files show nothing, and some formats can be read by the server alone.
  const [unseen, setUnseen] = useState("");
  return (
    <div className={styles.picture} aria-busy={progress !== undefined}>
      <span className={styles.frame}>
        {url && url !== unseen ? (
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.view}
            onError={() => setUnseen(url)}
          />
        ) : (
          <WritingIcon name="picture" />
        )}
      </span>
      <p className={styles.name} title={work.fileName}>
        {work.fileName}
      </p>
      <Standing work={work} progress={progress} number={number} />
    </div>
  );
}

function Standing({ work, progress, number }: Omit<WorkPictureProps, "file">) {
  const { picture } = useBatchWords();
  if (progress?.status === "sending") {
    const { percentage } = progress;
    return (
      <>
        <progress
          className={styles.meter}
          max={100}
          value={percentage}
          aria-label={`${number}번째 ${picture}을 올린 정도`}
        />
        <p className={styles.standing}>{percentage < 100 ? `${percentage}%` : "100% - 다듬는 중"}</p>
      </>
    );
  }
  return <p className={work.trouble ? styles.trouble : styles.standing}>{standingOf(work, progress)}</p>;
}

function standingOf(work: Work, progress: Progress | undefined): string {
  if (progress?.status === "waiting") return "다시 시도하려고 기다리는 중";
  if (progress?.status === "making") return "올리는 중";
  return work.trouble ?? (isReady(work) ? "사진 준비됨" : "차례를 기다리는 중");
}
