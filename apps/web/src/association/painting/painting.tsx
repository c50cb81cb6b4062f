import { paintingRemark, paintings } from "@bulmo/content/painting";
import * as styles from "./painting.css.ts";

type PaintingName = keyof typeof paintings;

/** Pixels; what scripts/paintings makes. */
const sizes = { scroll: { width: 640, height: 960 }, wide: { width: 1440, height: 576 } } as const;

/** One of our own pictures beside a text, with its label. */
export function Painting({ name }: { name: PaintingName }) {
  const { title, alt, shape } = paintings[name];
  return (
    <figure className={styles[shape]}>
      <img
        src={`/painting/${name}.webp`}
        alt={alt}
        {...sizes[shape]}
        decoding="async"
        className={shape === "wide" ? styles.widePicture : styles.scrollPicture}
      />
      <figcaption className={styles.label}>
        <strong className={styles.name}>{title}</strong>
        <br />
        {paintingRemark}
      </figcaption>
    </figure>
  );
}
