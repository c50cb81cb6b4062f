import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isRobot } from "../reader/robot.ts";
import type { VisitCounter } from "./visit-counter.ts";
import { pageOf } from "./visited-page.ts";

/** Pages of which this process remembers that they are there. */
const mostKnown = 5_000;

/** Pages that wait to be looked for; of more at once nobody is a reader. */
const mostAsked = 100;

/** What a page that is open asks for when it shows another one, for which no document was loaded: before that one's path. */
const counter = /^\/visit(?=\/)/u;

/** Of another site's page nobody's visit is counted; browsers say so themselves. */
const isOfThisSite = ({ headers }: IncomingMessage) => headers["sec-fetch-site"] === "same-origin";

/** A browser that fetches what somebody may open later has opened nothing. */
const isAhead = ({ headers }: IncomingMessage) =>
  [headers["sec-purpose"], headers["purpose"], headers["x-moz"]].some((purpose) => purpose?.includes("prefetch"));

/** Browsers say which language their reader likes; what says no more than its name reads nothing. */
const isByRobot = ({ headers }: IncomingMessage) =>
  headers["accept-language"] === undefined || isRobot(headers["user-agent"] ?? "");

const isHtml = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");

type Counting = {
  visits: Pick<VisitCounter, "count">;
  /** Whether a visitor who asked for the page would be shown one. Never throws. */
  isThere: (page: string) => Promise<boolean>;
};

/** Counts what is shown without a document. Of a page nobody has loaded yet it is looked for first, one after the other. */
function createShownCounter({ visits, isThere }: Counting, known: LRUCache<string, true>) {
  let asked = 0;
  let asking = Promise.resolve();
  const look = async (page: string) => {
    if (!known.has(page) && (await isThere(page))) known.set(page, true);
  };
  return (page: string, byRobot: boolean): void => {
    if (known.has(page)) return visits.count(page, byRobot);
    if (asked >= mostAsked) return;
    asked += 1;
    asking = asking
      .then(() => look(page))
      .then(() => {
        asked -= 1;
        if (known.has(page)) visits.count(page, byRobot);
      });
  };
}

/**
 * Counts which pages are opened, once they have been answered. Who opened one is not looked at: neither address nor
 * cookie, nor where they came from (docs/decisions/083).
 */
export function countVisits(counting: Counting, application: RequestListener): RequestListener {
  const { visits } = counting;
  const known = new LRUCache<string, true>({ max: mostKnown });
  const countShown = createShownCounter(counting, known);

  /** A page that is there; what the response cache answers, and what a browser has already, says no more of itself. */
  function isPage(page: string, response: ServerResponse): boolean {
    if (response.statusCode === 200 && isHtml(response)) known.set(page, true);
    else if (![200, 304].includes(response.statusCode) || response.hasHeader("content-type")) return false;
    return known.has(page);
  }

  return (request, response) => {
    const { url = "" } = request;
    const isShown = request.method === "GET" && counter.test(url);
    const page = pageOf(url.replace(counter, ""));
    if (isShown) {
      response.writeHead(204, { "cache-control": "no-store" }).end();
      if (page !== undefined && isOfThisSite(request)) countShown(page, isByRobot(request));
      return undefined;
    }
    if (page !== undefined && request.method === "GET")
      response.once("finish", () => {
        if (isPage(page, response) && !isAhead(request)) visits.count(page, isByRobot(request));
      });
    return application(request, response);
  };
}
