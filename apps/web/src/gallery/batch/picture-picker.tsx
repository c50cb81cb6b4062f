import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { type ChangeEvent, useRef } from "react";
import * as styles from "./picture-picker.css.ts";
import { useFileDrop } from "./use-file-drop.ts";

type PicturePickerProps = { hasWorks: boolean; onFiles: (files: File[]) => void };

/** Where pictures are chosen or dropped, as many as one likes. */
export function PicturePicker({ hasWorks, onFiles }: PicturePickerProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same files may be chosen again.
    target.value = "";
    onFiles(files);
  };
  return (
    <div className={isOver ? `${styles.picker} ${styles.over}` : styles.picker} data-compact={hasWorks}>
      <span className={styles.mark}>
        <Icon name="picture" />
      </span>
      <p className={styles.words}>
        {hasWorks ? "사진을 더 끌어다 놓으셔도 됩니다." : "작품 사진을 이 화면에 끌어다 놓거나 골라 주세요."}
        <span className={styles.hint}>
          여러 장을 한꺼번에 고를 수 있습니다. JPEG, PNG, WebP, GIF, AVIF 형식, 한 장에 20MB까지 올릴 수 있습니다.
        </span>
      </p>
      <Button
        variant={hasWorks ? "secondary" : "primary"}
        className={styles.choose}
        onClick={() => chooser.current?.click()}
      >
        {hasWorks ? "사진 더 고르기" : "사진 고르기"}
      </Button>
      <input
        ref={chooser}
        className={styles.chooser}
        type="file"
        accept="image/*"
        multiple
        aria-label="작품 사진 파일"
        onChange={choose}
      />
    </div>
  );
}
