import { imageUrlOf, parsePictureUrl, type PictureName, srcsetOf } from "@bulmo/contracts/picture";
import type { ExhibitionItem } from "@bulmo/contracts/post";
import { BannerOrnament } from "@bulmo/ui/banner-ornament";
import * as styles from "./gallery-banner.css.ts";

/** So wide a file has enough in it for so low a strip; the wall's own, where that is wider (wall.ts). */
const stripWidth = 600;

/** Of a tall picture so low a strip shows a hand's breadth, and of a seated figure the breast without its head. */
function pictureToCut(works: readonly ExhibitionItem[]): PictureName | undefined {
  const pictures = works.flatMap(({ thumbnail }) => parsePictureUrl(thumbnail) ?? []);
  return pictures.find(({ width, height }) => width > height) ?? pictures[0];
}

/** A strip cut from the first wide work of a wall (SEE-14), which is decoration here: it hangs whole below. */
export function GalleryBanner({ works }: { works: readonly ExhibitionItem[] }) {
  const picture = pictureToCut(works);
  const wide = picture && Math.round((360 * picture.width) / picture.height);
  return (
    <div className={styles.strip}>
      {picture && wide ? (
        <img
          // After the wall's own pictures: a browser that has this file would not show the smaller one it has begun to load.
          loading="lazy"
          decoding="async"
          sizes={`(min-width: 80em) ${Math.max(stripWidth, wide)}px, ${stripWidth}px`}
          srcSet={srcsetOf(picture)}
          src={imageUrlOf(picture)}
          alt=""
          className={styles.cut}
        />
      ) : (
        <BannerOrnament name="lotus" />
      )}
    </div>
  );
}
