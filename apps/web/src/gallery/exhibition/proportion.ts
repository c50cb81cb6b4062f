import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { CSSProperties } from "react";
import type { Place } from "./wall.ts";

/** Of a picture that is missing. */
const emptyRatio = 0.8;

/** Width divided by height. */
export function ratioOf(thumbnail: string): number {
  const picture = parsePictureUrl(thumbnail);
  return picture ? picture.width / picture.height : emptyRatio;
}

/** The proportions as the stylesheets read them. */
export const withRatio = (ratio: number) => ({ "--ratio": String(ratio) }) as CSSProperties;

const named = (prefix: string, values: Record<string, string> = {}) =>
  Object.entries(values).map(([layout, value]) => [prefix + layout, value]);

/**
 * The part of its row that a work has in each layout, how far it stands in, and how tall the row is where it is lower than
 * others.
 */
export const onWall = (place: Place | undefined) =>
  Object.fromEntries([
    ...named("--", place?.parts),
    ...named("--in-", place?.insets),
    ...named("--tall-", place?.heights),
  ]) as CSSProperties;

/** What a work's picture is called where its writer did not describe it. */
export const nameOf = ({ title, author }: { title: string; author: string }) => `${title}, ${author}`;
