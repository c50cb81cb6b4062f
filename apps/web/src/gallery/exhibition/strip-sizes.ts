import type { Exhibition } from "./exhibition.ts";
import { pageSize } from "@bulmo/contracts/page-size";

/** What the home page's strip shows of the first exhibition (requirements/constants.md). */
export const stripInputOf = ({ type }: Pick<Exhibition, "type">) => ({ type, page: 1, limit: pageSize.homeStrip });

/** How tall the strip's pictures are, in pixels, and of which height their places are wide at least: 160 px. */
export const onPhone = { height: 224, least: 160 / 224 };
export const onDesk = { height: 304, least: 0.55 };

type Hanging = { height: number; least: number };

/** For the `sizes` of a picture in the strip. */
export function sizesOnStrip(ratio: number): string {
  const width = ({ height, least }: Hanging) => Math.floor(Math.max(ratio, least) * height);
  return `(min-width: 64em) min(${width(onDesk)}px, 72rem), min(${width(onPhone)}px, 92vw)`;
}
