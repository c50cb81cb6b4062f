import type { PostType } from "@bulmo/contracts/post";
import { postPath } from "../site/public-paths.ts";

export type Occurrence = { event: string; data: Record<string, unknown>; createdAt: Date };

type Place = { type: PostType; index: number };

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" && value !== null && "type" in value && "index" in value;

/** The page on which it is read; none for what has gone, nor for a member. */
function pathOf({ event, data }: Occurrence): string | undefined {
  if (event.endsWith(".removed")) return undefined;
  const place = [data, data["post"]].find(isPlace);
  return place && postPath(place);
}

/**
 * What is sent: the payload of Standard Webhooks. Letter for letter the same at each attempt, unless the member whom it
 * names has gone meanwhile.
 */
export function composeBody(occurrence: Occurrence, siteUrl: string): string {
  const { event: type, data, createdAt } = occurrence;
  const path = pathOf(occurrence);
  const timestamp = createdAt.toISOString();
  return JSON.stringify({ type, timestamp, data: path === undefined ? data : { ...data, url: siteUrl + path } });
}
