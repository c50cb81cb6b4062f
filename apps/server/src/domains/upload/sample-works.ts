import { join } from "node:path";
import { readProgress } from "@bulmo/entities/work-progress";
import type { Drawing } from "../../platform/picture/draw.ts";
import { summarise } from "../../platform/sanitise/html-extract.ts";
import { openSampleWorks } from "../sample/sample-data.ts";
import { ownerOfPost } from "./picture-owner.ts";
import type { Pictures } from "./pictures.ts";
import { requestTiles } from "./tile.service.ts";
import { hashesOf, setUses } from "./upload-use.service.ts";
import { addUpload } from "./upload.service.ts";

type Hall = { pictures: Pictures; now: () => Date; signal: AbortSignal };

/** Answers the address of the picture. */
const drawAndAdd = ({ scratch, queue, ...rest }: Pictures, drawing: Drawing): Promise<string> =>
  scratch.use(async (directory) => {
    const target = join(directory, "drawn.png");
    await queue.run({ kind: "draw", drawing, target }, { priority: "low" });
    const { imageUrl } = await addUpload({ scratch, queue, ...rest }, target, {
      userId: null,
      priority: "low",
      hasQuota: false,
    });
    return imageUrl;
  });

async function hangAll({ pictures, now, signal }: Hall): Promise<void> {
  const { database, log } = pictures;
  const fork = () => database.orm.em.fork();
  const progress = await readProgress(fork());
  if (!progress || progress.done >= progress.total) return;
  const works = await openSampleWorks();
  if (!works) return log.info(progress, "the other sample works are not drawn: this installation has no sample data");
  await works.hangWorks({
    fork,
    addPicture: (drawing) => drawAndAdd(pictures, drawing),
    usePicture: (em, postId, imageUrl) => setUses(em, ownerOfPost(postId), [imageUrl]),
    requestTiles: (imageUrl) => requestTiles(fork(), hashesOf([imageUrl]), now()),
    summarise,
    log,
    signal,
  });
}

/**
 * Draws the works that a database filled with samples was promised, one after the other while the site answers. What a
 * stop interrupts goes on after the next start.
 */
export async function addSampleWorks(hall: Hall): Promise<void> {
  await hangAll(hall).catch((error: unknown) => {
    if (!hall.signal.aborted) hall.pictures.log.error({ err: error }, "sample works failed");
  });
}
