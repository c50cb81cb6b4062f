import { parsePictureUrl } from "@bulmo/contracts/picture";
import { LotusBud } from "@bulmo/ui/lotus-bud";
import { Picture } from "../../parts/picture/picture.tsx";
import * as styles from "./framed-work.css.ts";

type FramedWorkProps = { thumbnail: string; alt: string; sizes: string; isFirst?: boolean };

/** Fills the place a list gives it; a work without a picture has a lotus bud drawn in it. */
export function FramedWork({ thumbnail, ...rest }: FramedWorkProps) {
  const picture = parsePictureUrl(thumbnail);
  return (
    <div className={styles.place} data-pictured={picture !== null}>
      {picture ? <Picture picture={picture} className={styles.picture} {...rest} /> : <EmptyFrame />}
    </div>
  );
}

export function EmptyFrame() {
  return (
    <div className={styles.empty} role="img" aria-label="올라온 이미지가 없습니다.">
      <span className={styles.bud}>
        <LotusBud />
      </span>
    </div>
  );
}
