import type { EntityManager } from "@bulmo/entities/database";
import { readProgress, type WorkProgress, writeProgress } from "@bulmo/entities/work-progress";
import { drawWork } from "./works/draw-work.ts";
import { silk } from "./works/drawing/silk.ts";
import { contentOf, insertWork } from "./works/insert-work.ts";
import { sampleWorks, type SampleWork } from "./works/sample-works.ts";

/** A work before it is a picture: SVG whose width and height are its pixels, and the silk that lies over it as soft light. */
export type Drawing = { svg: string; texture: ReturnType<typeof silk> };

/** What the works need of the site in which they hang. */
export type Hall = {
  fork: () => EntityManager;
  /** Makes a picture of a drawing and hands it in as a painter would. Answers its address. */
  addPicture: (drawing: Drawing) => Promise<string>;
  /** Says that the post shows the picture, in the transaction that hangs it. */
  usePicture: (em: EntityManager, postId: number, imageUrl: string) => Promise<unknown>;
  /** Asks for what zooming needs. */
  requestTiles: (imageUrl: string) => Promise<void>;
  /** The plain beginning of a post's HTML, as lists show it. */
  summarise: (html: string) => string;
  log: { info: (progress: WorkProgress, message: string) => void };
  signal: AbortSignal;
};

/** Works between two lines of the log. */
const reportEvery = 10;

async function hang(hall: Hall, work: SampleWork, done: number): Promise<void> {
  const imageUrl = await hall.addPicture({ svg: drawWork(work), texture: silk(work.seed) });
  const content = contentOf(work, imageUrl);
  await hall.fork().transactional(async (em) => {
    const postId = await insertWork(em, done, { work, imageUrl, content, summary: hall.summarise(content) });
    if (postId !== null) await hall.usePicture(em, postId, imageUrl);
  });
  await hall.requestTiles(imageUrl);
}

/** A version before promised more works than there are now: what hangs by then is all of them. */
const finishEarly = (hall: Hall): Promise<void> =>
  hall.fork().transactional(async (em) => {
    const progress = await readProgress(em, { isHeld: true });
    if (progress && progress.done >= sampleWorks.length) await writeProgress(em, { ...progress, total: progress.done });
  });

/**
 * Draws the works that a database filled with samples was promised, one after the other, until the signal comes. Throws
 * its reason, or what kept a work from being hung.
 */
export async function hangWorks(hall: Hall): Promise<void> {
  const readOn = () => readProgress(hall.fork());
  for (let progress = await readOn(); progress && progress.done < progress.total; progress = await readOn()) {
    hall.signal.throwIfAborted();
    const work = sampleWorks[progress.done];
    if (!work) return finishEarly(hall);
    await hang(hall, work, progress.done);
    const done = progress.done + 1;
    if (done % reportEvery === 0 || done === progress.total)
      hall.log.info({ done, total: progress.total }, "sample works drawn");
  }
}
