import type { Request } from "express";

/** Both ends belong to it. */
export type ByteRange = { start: number; end: number };

/**
 * The one piece of a body that is asked for; undefined for all of it, as where several are asked for, or the piece is of
 * what stood there before (If-Range).
 */
export function rangeOf(request: Request, size: number, etag: string): ByteRange | "unsatisfiable" | undefined {
  const ifRange = request.headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return "unsatisfiable";
  const [range] = typeof ranges === "object" && ranges.type === "bytes" && ranges.length === 1 ? ranges : [];
  return range && { start: range.start, end: range.end };
}
