import { parsePictureUrl, plainSizeOf, srcsetOf } from "@bulmo/contracts/picture";
import { keepTogether } from "../../parts/text/korean-lines.ts";

type PictureFigureProps = { url: string; alt: string; caption: string };

/** An uploaded picture in a text, as wide as its column. */
export function PictureFigure({ url, alt, caption }: PictureFigureProps) {
  const picture = parsePictureUrl(url);
  return (
    <figure>
      <img
        src={url}
        alt={alt}
        loading="lazy"
        sizes="(min-width: 64em) 35rem, 100vw"
        {...(picture && { ...plainSizeOf(picture), srcSet: srcsetOf(picture) })}
      />
      {caption && <figcaption>{keepTogether(caption)}</figcaption>}
    </figure>
  );
}
