import { maximumAttachmentBytes } from "@bulmo/contracts/attachment-rule";

/**
 * What stands at an address of this site, with who is signed in. Throws when it is not there, or too large. `onProgress`
 * hears how much of `expected` bytes has come, from 0 to 1.
 */
export async function takeFile(
  url: string,
  { signal, expected = 0, onProgress }: { signal: AbortSignal; expected?: number; onProgress?: (part: number) => void },
): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || !answer.body) throw new Error(`The file answered ${answer.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let taken = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    taken += value.length;
    if (taken > maximumAttachmentBytes) {
      await reader.cancel();
      throw new Error("The file is too large.");
    }
    if (expected > 0) onProgress?.(Math.min(1, taken / expected));
  }
  return new Blob(parts).arrayBuffer();
}
