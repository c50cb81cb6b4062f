import { Icon } from "@bulmo/ui/icon";
import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import * as styles from "./photo.css.ts";

type PortraitProps = {
  url: string;
  /** Beside a name, which says whose it is. */
  size?: "small";
};

/** The narrowest there is of a picture, which is more than a small portrait shows. */
function narrowestOf(url: string): string {
  const picture = parsePictureUrl(url);
  const [width] = picture ? widthsOf(picture) : [];
  return picture && width ? pictureUrl(picture, width) : url;
}

/** A member's photo, cropped to a square; without one, the outline of somebody. */
export function Portrait({ url, size }: PortraitProps) {
  if (size === "small") {
    return (
      <div className={styles.smallPortrait}>
        {url ? <img src={narrowestOf(url)} alt="" loading="lazy" className={styles.picture} /> : <Icon name="person" />}
      </div>
    );
  }
  return (
    <div className={styles.portrait}>
      {url ? <img src={url} alt="프로필 사진" className={styles.picture} /> : <Icon name="person" />}
    </div>
  );
}
