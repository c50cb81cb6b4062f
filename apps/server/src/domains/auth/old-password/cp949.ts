import { setImmediate as pause } from "node:timers/promises";

const first = { lead: 0x81, trail: 0x41 };
const last = 0xfe;

type Pair = readonly [number, number];

const pairsOf = (lead: number): Pair[] =>
  Array.from({ length: last - first.trail + 1 }, (_, place) => [lead, first.trail + place] as const);

/** Node reads this encoding and does not write it: what each pair of bytes stands for, the other way round. */
async function makeTable(): Promise<ReadonlyMap<string, Pair>> {
  const table = new Map<string, Pair>();
  const decoder = new TextDecoder("euc-kr");
  for (let lead = first.lead; lead <= last; lead += 1) {
    const pairs = pairsOf(lead);
    const signs = decoder.decode(Uint8Array.from(pairs.flatMap((pair) => [...pair, 0x0a]))).split("\n");
    for (const [place, pair] of pairs.entries()) {
      const sign = signs[place] ?? "";
      if ([...sign].length === 1 && sign !== "\u{FFFD}") table.set(sign, pair);
    }
    // Some 20 ms in all, in pieces that nobody waits for.
    if (lead % 16 === 0) await pause();
  }
  return table;
}

let table: Promise<ReadonlyMap<string, Pair>> | undefined;

/** A text as browsers sent it from pages in EUC-KR; null where it cannot be written so, or has no other bytes than in UTF-8. */
export async function encodeCp949(text: string): Promise<Buffer | null> {
  if (!/[^\p{ASCII}]/u.test(text)) return null;
  const known = await (table ??= makeTable());
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const pair = code < 0x80 ? [code] : known.get(sign);
    if (!pair) return null;
    bytes.push(...pair);
  }
  return Buffer.from(bytes);
}
