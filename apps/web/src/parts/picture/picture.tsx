import { imageUrlOf, type PictureName, srcsetOf } from "@bulmo/contracts/picture";

type PictureProps = {
  picture: PictureName;
  alt: string;
  /** How wide it is shown, never more than it really is: nothing is loaded that is wider than twice its box. */
  sizes: string;
  /** In view when the page opens. */
  isFirst?: boolean;
  className?: string;
};

/** A picture in the width that fits its box and the screen. Its address tells its size, so nothing jumps. */
export function Picture({ picture, alt, sizes, isFirst = false, className }: PictureProps) {
  return (
    <img
      // Some browsers fetch as soon as they read `src`, so it comes last.
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      sizes={isFirst ? sizes : `auto, ${sizes}`}
      srcSet={srcsetOf(picture)}
      src={imageUrlOf(picture)}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
    />
  );
}
