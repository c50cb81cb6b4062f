import { Button } from "@bulmo/ui/button";
import { WritingIcon } from "@bulmo/ui/writing-icon";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { useBatchWords } from "./batch-words.ts";
import * as styles from "./picture-picker.css.ts";

type PicturePickerProps = { hasWorks: boolean; onFiles: (files: File[]) => void };

/** Where pictures are chosen or dropped, as many as one likes. */
export function PicturePicker({ hasWorks, onFiles }: PicturePickerProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { picture } = useBatchWords();
  const isOver = useFileDrop(onFiles);
  return (
    <div className={isOver ? `${styles.picker} ${styles.over}` : styles.picker} data-compact={hasWorks}>
      <span className={styles.mark}>
        <WritingIcon name="picture" />
      </span>
      <p className={styles.words}>
        {hasWorks ? "사진을 더 끌어다 놓으셔도 됩니다." : `${picture}을 이 화면에 끌어다 놓거나 골라 주세요.`}
        <span className={styles.hint}>
          여러 장을 한꺼번에 고를 수 있습니다. JPEG, PNG, WebP, GIF, AVIF, HEIC 형식, 한 장에 20MB까지 올릴 수 있습니다.
          {picture === "사진" &&
            " 한 장이 글 하나가 됩니다. 한 글에 여러 장을 모으려면 글쓰기에서 한꺼번에 넣어 주세요."}
        </span>
      </p>
      <Button
        variant={hasWorks ? "secondary" : "primary"}
        className={styles.choose}
        onClick={() => chooser.current?.click()}
      >
        {hasWorks ? "사진 더 고르기" : "사진 고르기"}
      </Button>
      <PictureChooser ref={chooser} multiple label={`${picture} 파일`} onChoose={onFiles} />
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

/**
 * Takes files wherever on the page they are dropped: beside the intended place the browser would open them, and the page
 * would be gone. Answers whether some are being held over it.
 */
function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", hover);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", hover);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
