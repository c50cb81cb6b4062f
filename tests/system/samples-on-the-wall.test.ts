import { expect, test } from "vitest";
import { wallLayouts } from "../../apps/web/src/gallery/exhibition/wall-layouts.ts";
import { wallRowsOf } from "../../apps/web/src/gallery/exhibition/wall-rows.ts";
import { exhibitionTypes } from "../../packages/samples/src/works/painters.ts";
import { sampleWorks } from "../../packages/samples/src/works/sample-works.ts";

/** Of the layout's height: a landscape beside a scroll on a phone, whose labels need their room (SEE-01), has 105 of 220 px. */
const least = 0.47;

test.each(exhibitionTypes)("SEE-09 no row of the samples' walls is as low as a stamp: %s", (type) => {
  const works = sampleWorks.filter((work) => work.type === type).toReversed();
  const walls = [works, ...Object.values(Object.groupBy(works, ({ subType }) => subType ?? 0))];
  for (const wall of walls) {
    const ratios = (wall ?? []).map(({ size }) => size.width / size.height);
    for (const layout of Object.values(wallLayouts)) {
      const heights = wallRowsOf(ratios, layout).map(({ height }) => height / layout.height);
      expect({ titles: wall?.map(({ title }) => title), isLow: Math.min(...heights) < least }).toMatchObject({
        isLow: false,
      });
    }
  }
});
