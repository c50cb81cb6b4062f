import { inject } from "vitest";

export type Listed = { index: number; title: string; summary: string; author: string; createdAt: string };

/** What the shared site's REST list answers to a query. */
export const list = async (query: string) =>
  (await (await fetch(`${inject("origin")}/api/post/list?${query}`)).json()) as {
    list: Listed[];
    totalPages: number;
  };

/** Words as they are kept: on the page some are bound together, so that no line tears them apart. */
export const plain = (shown: string) => shown.replaceAll("\u00A0", " ").replaceAll("\u2060", "");

/** YYYY.MM.DD in Korean time. */
export const dateOf = (createdAt: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date(createdAt)).replaceAll("-", ".");
