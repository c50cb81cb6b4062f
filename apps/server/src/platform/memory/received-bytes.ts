import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What may come in before what was handed on is collected. */
const most = 16 * 1024 * 1024;

type Collect = (options: { type: "minor" }) => void;

/** Node lends V8's `gc` to programs under this flag alone; it is looked up once, where the first bytes come. */
function findCollect(): Collect {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as Collect;
}

let collect: Collect | undefined;
let received = 0;

/**
 * To be told of bytes that a stream brings and that are soon written elsewhere. Each piece is a buffer of its own outside
 * of V8's heap, which collects those only after 64 MB of them (kExternalAllocationSoftLimit): to look through what is
 * young, a few milliseconds for each 16 MB, gives them back before.
 */
export function noteReceived(bytes: number): void {
  received += bytes;
  if (received < most) return;
  received = 0;
  (collect ??= findCollect())({ type: "minor" });
}
