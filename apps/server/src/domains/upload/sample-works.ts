import { join } from "node:path";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { SampleWork } from "@bulmo/entities/seeds/works/sample-works";
import { readProgress } from "@bulmo/entities/seeds/works/work-progress";
import { summarise } from "../../platform/sanitise/html-extract.ts";
import { ownerOfPost } from "./picture-owner.ts";
import type { Pictures } from "./pictures.ts";
import type { TileMaker } from "./tile.service.ts";
import { setUses } from "./upload-use.service.ts";
import { addUpload } from "./upload.service.ts";

type Hall = { pictures: Pictures; tiles: TileMaker; signal: AbortSignal };

/** Works between two lines of the log. */
const reportEvery = 10;

/** Draws a work and hands it in as a painter would. Answers the address of its picture. */
const drawAndAdd = ({ scratch, queue, ...rest }: Pictures, svg: string, seed: number): Promise<string> =>
  scratch.use(async (directory) => {
    const target = join(directory, "drawn.png");
    await queue.run({ kind: "draw", drawing: { svg, seed }, target }, { isUrgent: false });
    const { imageUrl } = await addUpload({ scratch, queue, ...rest }, target, {
      userId: null,
      isUrgent: false,
      hasQuota: false,
    });
    return imageUrl;
  });

async function hang({ pictures, tiles }: Hall, work: SampleWork, done: number): Promise<void> {
  const { drawWork } = await import("@bulmo/entities/seeds/works/draw-work");
  const { contentOf, insertWork } = await import("@bulmo/entities/seeds/works/insert-work");
  const imageUrl = await drawAndAdd(pictures, drawWork(work), work.seed);
  const content = contentOf(work, imageUrl);
  await pictures.database.orm.em.fork().transactional(async (em) => {
    const postId = await insertWork(em, done, { work, imageUrl, content, summary: summarise(content) });
    if (postId !== null) await setUses(em, ownerOfPost(postId), [imageUrl]);
  });
  await tiles.request(parsePictureUrl(imageUrl)?.hash ?? "");
}

async function hangAll(hall: Hall): Promise<void> {
  const { database, log } = hall.pictures;
  const readOn = () => readProgress(database.orm.em.fork());
  for (let progress = await readOn(); progress && progress.done < progress.total; progress = await readOn()) {
    hall.signal.throwIfAborted();
    const { sampleWorks } = await import("@bulmo/entities/seeds/works/sample-works");
    const work = sampleWorks[progress.done];
    if (!work) return;
    await hang(hall, work, progress.done);
    const done = progress.done + 1;
    if (done % reportEvery === 0 || done === progress.total)
      log.info({ done, total: progress.total }, "sample works drawn");
  }
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
