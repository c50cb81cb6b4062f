import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { ExhibitionItem } from "@bulmo/contracts/post";
import { BannerOrnament } from "@bulmo/ui/banner-ornament";
import { Picture } from "../../post/picture/picture.tsx";
import * as styles from "./gallery-banner.css.ts";

/** So wide a file has enough in it for so low a strip; the wall's own, where that is wider (wall.ts). */
const stripWidth = 600;

/** A strip cut from the first work of a wall (SEE-14), which is decoration here: it hangs whole below. */
export function GalleryBanner({ works }: { works: readonly ExhibitionItem[] }) {
  const [picture] = works.flatMap(({ thumbnail }) => parsePictureUrl(thumbnail) ?? []);
  const wide = picture && Math.round((360 * picture.width) / picture.height);
  return (
    <div className={styles.strip}>
      {picture && wide ? (
        <Picture
          picture={picture}
          alt=""
          sizes={`(min-width: 80em) ${Math.max(stripWidth, wide)}px, ${stripWidth}px`}
          isFirst
          className={styles.cut}
        />
      ) : (
        <BannerOrnament name="lotus" />
      )}
    </div>
  );
}
