import * as circle from "./catalogue/circle.ts";
import * as dancheong from "./catalogue/dancheong.ts";
import * as figure from "./catalogue/figure.ts";
import * as lotus from "./catalogue/lotus.ts";
import * as mountain from "./catalogue/mountain.ts";
import * as ritual from "./catalogue/ritual.ts";
import type { Subject } from "./subject.ts";

type Four = readonly [Subject, Subject, Subject, Subject];

/**
 * Four in a row, one for each exhibition, from the oldest work to the newest: unlike beside unlike in the row and below
 * one another, and where a work is drawn large one that rewards it. A very wide work has no tall one to share its row with
 * on a phone, where both would be as low as a stamp.
 */
const rows: readonly Four[] = [
  [circle.hempMandala, lotus.redLotus, ritual.nightBell, dancheong.doors],
  [mountain.bluePeaks, figure.emptyThrone, lotus.springPond, circle.redWheel],
  [dancheong.singleDoor, lotus.goldPond, mountain.inkRidges, ritual.chime],
  [lotus.whiteLotus, mountain.redPeaks, dancheong.linkBrocade, figure.flamingJewel],
  [figure.sketch, dancheong.indigoCover, circle.nightMandala, figure.banner],
  [dancheong.greenHeadstock, mountain.duskPagoda, circle.emptyCircle, lotus.moonPond],
  [ritual.incense, circle.paperMandala, mountain.moonPine, dancheong.redHeadstock],
  [mountain.vase, lotus.inkLotus, ritual.gong, ritual.lotusLanterns],
  [lotus.autumnPond, ritual.greatDrum, dancheong.brownCover, figure.nightHalo],
  [dancheong.hexagonBrocade, mountain.dipper, lotus.ninePond, figure.altarPainting],
  [mountain.poleStar, dancheong.pillar, ritual.festival, mountain.inkPine],
  [circle.blueWheel, lotus.morningWaves, mountain.goldPeaks, lotus.winterPond],
  [ritual.morningBell, ritual.fish, lotus.nightWaves, circle.goldCircle],
  [figure.redBuddha, dancheong.eave, mountain.dayPagoda, dancheong.vine],
  [lotus.summerPond, figure.indigoBuddha, mountain.blueGreen, mountain.fivePeaks],
];

export const subjects: readonly Subject[] = rows.flat();
