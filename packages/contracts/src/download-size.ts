import { type PictureSize, widthsOf } from "./picture.ts";

// In which sizes a work's picture is taken along, where its rights let it (WRK-09). Without zod: its page shows them.

/** No wider than so many pixels each; the last is the widest there is. */
const limits = { small: 640, medium: 1280, large: Infinity } as const;
export type DownloadName = keyof typeof limits;
export const downloadNames = Object.keys(limits) as DownloadName[];

export type DownloadSize = PictureSize & { name: DownloadName };

/** Those that differ: of a small picture there are fewer. */
export function downloadSizesOf(picture: PictureSize): DownloadSize[] {
  const widths = widthsOf(picture);
  const sizes = downloadNames.flatMap((name) => {
    const width = widths.findLast((offered) => offered <= limits[name]) ?? widths[0];
    if (width === undefined) return [];
    return [{ name, width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) }];
  });
  return sizes.filter(({ width }, place) => sizes.findIndex((other) => other.width === width) === place);
}

/** What is said where a picture's rights do not let everybody have it. */
export const downloadReserved = "사진은 권리자의 허락 없이 내려받으실 수 없습니다.";

export const downloadPath = (number: number, name: DownloadName) => `/w/${number}/${name}.jpg`;
