import { parsePictureUrl, plainSizeOf } from "@bulmo/contracts/picture";
import { useState } from "react";
import * as styles from "./block-list.css.ts";

type EditedPictureProps = { url: string; alt: string; className?: string };

/** A picture of a text that is edited; of one that cannot be had, whoever edits is told what can be done. */
export function EditedPicture({ url, alt, className }: EditedPictureProps) {
  const [missing, setMissing] = useState("");
  const picture = parsePictureUrl(url);
  return (
    <>
      <img
        src={url}
        alt={alt}
        className={className}
        {...(picture && plainSizeOf(picture))}
        onError={() => setMissing(url)}
        onLoad={() => setMissing("")}
      />
      {missing === url && (
        <p className={styles.problem} role="status">
          사진을 불러오지 못했습니다. 사진 파일이 없어졌다면 이 사진을 빼고 다시 올려 주세요.
        </p>
      )}
    </>
  );
}
