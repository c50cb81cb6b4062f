import type { BatchWords } from "./batch-words.ts";
import type { BatchState } from "./batch-state.ts";
import { isLeft, isMade, isQueued, isReady } from "./work.ts";

/** How a batch stands, in numbers of works. */
export function countOf({ works, run }: Pick<BatchState, "works" | "run">) {
  return {
    all: works.length,
    made: works.filter(isMade).length,
    left: works.filter(isLeft).length,
    ready: works.filter(isReady).length,
    queued: works.filter(isQueued).length,
    refused: works.filter((work) => isLeft(work) && work.trouble !== null).length,
    /** Of the run that is under way. */
    asked: run.length,
    askedMade: works.filter((work) => isMade(work) && run.includes(work.key)).length,
  };
}

export type BatchCount = ReturnType<typeof countOf>;

/** How it stands, in a sentence for everybody. */
export function standingOf(count: BatchCount, isRunning: boolean, { one, unit, file }: BatchWords): string {
  const { all, made, left, queued, refused, asked, askedMade } = count;
  if (all === 0) return "";
  if (isRunning) return `${one} ${asked}${unit} 가운데 ${askedMade}${unit}을 올렸습니다.`;
  if (queued > 0) return `사진 ${left}장 가운데 ${left - queued - refused}장을 보냈습니다.`;
  if (made > 0)
    return [`${made}${unit}을 올렸습니다.`, left > 0 ? `${left}${unit}이 남았습니다.` : ""].filter(Boolean).join(" ");
  return refused > 0
    ? `${one} ${left}${unit} 가운데 ${refused}${unit}의 ${file}에 문제가 있습니다.`
    : `${one} ${left}${unit}의 ${file}이 준비되었습니다.`;
}
