import { Icon } from "@bulmo/ui/icon";
import * as styles from "./profile.css.ts";

/** A member's photo, cropped to a square; without one, the outline of somebody. */
export function Portrait({ url }: { url: string }) {
  return (
    <div className={styles.portrait}>
      {url ? <img src={url} alt="프로필 사진" className={styles.picture} /> : <Icon name="person" />}
    </div>
  );
}
