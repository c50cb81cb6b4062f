import type { Subject } from "./subject.ts";
import { mandalaSubject, wheelSubject } from "./subject/circle.ts";
import { branchSubject, pondSubject, wavesSubject } from "./subject/lotus.ts";
import { nightPeaksSubject, pagodaSubject, starsSubject, sunMoonSubject } from "./subject/mountain.ts";
import { bellSubject, bosangSubject, headstockSubject, latticeSubject } from "./subject/ornament.ts";
import { haloSubject, waterMoonSubject } from "./subject/seat.ts";

/** In an order that puts unlike beside unlike: tall beside wide, quiet beside loud. */
export const subjects: readonly [Subject, ...Subject[]] = [
  mandalaSubject,
  branchSubject,
  sunMoonSubject,
  haloSubject,
  pondSubject,
  latticeSubject,
  waterMoonSubject,
  bosangSubject,
  nightPeaksSubject,
  bellSubject,
  wavesSubject,
  pagodaSubject,
  wheelSubject,
  headstockSubject,
  starsSubject,
];
