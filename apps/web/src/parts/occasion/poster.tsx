import { imageUrlOf, parsePictureUrl, srcsetOf } from "@bulmo/contracts/picture";

/** `url` is the address of a picture; nothing is shown for an empty one. `sizes` says how wide it is laid out. */
type PosterProps = { url: string; alt: string; sizes: string; className: string };

export function Poster({ url, alt, sizes, className }: PosterProps) {
  const picture = parsePictureUrl(url);
  if (!picture) return null;
  return (
    <img
      src={imageUrlOf(picture)}
      srcSet={srcsetOf(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
    />
  );
}
