import { publishDue } from "./plan-publish.service.ts";

/** Milliseconds between two looks at what is due: one step in an index of a table of a few rows. */
const lookEvery = 5_000;

/** Publishes what is planned, soon after its time. */
export function createPublisher(sources: Parameters<typeof publishDue>[0]) {
  let underWay: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    if (isBusy) return;
    isBusy = true;
    underWay = publishDue(sources)
      .catch((error: unknown) => sources.log.warn({ err: error }, "planned posts were not looked for"))
      .finally(() => (isBusy = false));
  };

  return {
    /** Looks every few seconds from now on. */
    start(): void {
      timer = setInterval(look, lookEvery);
      timer.unref();
    },
    /** What is being published is published, or is not. */
    async close(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}
