import { randomBytes } from "node:crypto";
import type { Request as Call, RequestHandler, Response as Reply } from "express";
import { hasSessionMarker } from "@bulmo/contracts/session-marker";
import { unavailableRetryAfter } from "../../errors.ts";
import { readerOf } from "../http/address.ts";
import { logOf } from "../http/request-log.ts";
import { tagCollectorOf } from "../cache/cache-middleware.ts";
import { collectTags, collectPage, type TagCollector } from "../cache/tag-collector.ts";
import type { Log } from "../log/log.ts";
import { failurePage } from "./failure.ts";
import { mapTilesFor, policyFor, sourcesFor } from "./security-policy.ts";

/** A page as a text, with the texts of the inline scripts that it may run; or where else to look for it. */
export type Page = {
  status: number;
  html: string;
  scripts: string[];
  location?: string | undefined;
  /** Whether the app itself would write the address so; of other spellings there are as many as somebody likes. */
  isCanonical: boolean;
};

/** A page that somebody asks for, as whoever renders it hears of it. */
export type Visit = {
  request: Request;
  /** Whether somebody is signed in, though not who: of what is not there for a visitor their browser asks once more. */
  isSignedIn: boolean;
  /** Where the tiles of maps are, as a template; empty where the page may not load them. */
  mapTileUrl: string;
  /** Marks the inline scripts that the app itself writes. It is a secret, and is in no page that is answered. */
  nonce: string;
  /** Where the reader is, for limits alone: it is in no page. */
  address: string;
  log: Log;
  /** What goes into the page; undefined where it will not be cached. */
  tagCollector: TagCollector | undefined;
  /** To be called when the database could not be asked. */
  onUnavailable: () => void;
};

export type PageOptions = {
  render: (visit: Visit) => Promise<Page>;
  publicUrl: string;
  /** Where the script of the postcode service is loaded from. */
  postcodeScriptUrl: string;
  /** Where the tiles of maps are, as a template. */
  mapTileUrl: string;
  /** False in development, where the bundler injects scripts and styles that no hash can foresee. */
  hasPolicy: boolean;
};

/** Characters of a path; the longest of a page of ours has sixty. */
const longestPath = 1_000;

/** No page is there, which is told without repeating what was asked for. */
const nowhere = "/not-found";

/**
 * The address as the render entry sees it. Somebody may ask for `http://other.example/…`, for `//other.example` or for a
 * path of 60 KB, which the page would hold five times over: the site's own address stands before it in any case.
 */
function addressOf(target: string, publicUrl: string): URL {
  const [path = "", ...query] = target.replace(/^[a-z][a-z\d+.-]*:[\\/]{0,2}[^\\/?#]*/iu, "").split("?");
  const own = path.length > longestPath ? nowhere : `/${path.replace(/^[\\/]+/u, "")}`;
  return new URL(publicUrl + [own, ...query].join("?"));
}

/** The request as the render entry sees it: the address alone, so that nothing personal can reach the page. */
const asVisit = (call: Call, publicUrl: string, signal: AbortSignal) => ({
  request: new Request(addressOf(call.originalUrl, publicUrl), { signal }),
  isSignedIn: hasSessionMarker(call.headers.cookie ?? ""),
  address: readerOf(call).address,
});

function sendRedirect(reply: Reply, { status, location = "/" }: Page): void {
  // One for good is asked for again all the same: a board that was renamed may take its old address back.
  reply.status(status).setHeader("location", location).setHeader("cache-control", "no-cache");
  reply.end();
}

/** Only what is cached has an ETag, and that is made by the cache. */
function sendHtml(reply: Reply, html: string): void {
  const body = Buffer.from(html);
  reply.type("html").setHeader("content-length", body.length);
  reply.end(body);
}

/** One for the life of the process: it never leaves it, and a page stays the same from one rendering to the next. */
export const pageNonce = randomBytes(24).toString("hex");

/** Serves every page that React renders: whole, without anything personal, with its policy (docs/decisions/002). */
export function createPages({ hasPolicy, ...options }: PageOptions): RequestHandler {
  const { publicUrl, postcodeScriptUrl } = options;

  return async (call, reply, next) => {
    if (call.method !== "GET" && call.method !== "HEAD") return next();
    const log = logOf(reply);
    const gone = new AbortController();
    // Whoever has got the whole page leaves too, and nobody waits for that.
    reply.once("close", () => !reply.writableFinished && gone.abort());
    let isDatabaseAway = false;
    const onUnavailable = () => {
      isDatabaseAway = true;
    };
    const tagCollector = tagCollectorOf(reply);
    try {
      const mapTileUrl = mapTilesFor(call.path, options.mapTileUrl);
      const visited = asVisit(call, publicUrl, gone.signal);
      const page = await options.render({ ...visited, mapTileUrl, nonce: pageNonce, log, tagCollector, onUnavailable });
      if (page.status >= 300 && page.status < 400) return sendRedirect(reply, page);
      // Always as a visitor sees it; what it shows of the database its calls have told.
      collectPage(tagCollector);
      if (!page.isCanonical) collectTags(tagCollector, null);
      const { html, scripts } = page;
      // Whoever knew it could bless scripts of their own.
      if (html.includes(pageNonce)) throw new Error("the page names the nonce");
      if (hasPolicy)
        reply.setHeader(
          "content-security-policy",
          policyFor(scripts, sourcesFor(call.path, { postcodeScriptUrl, mapTileUrl })),
        );
      else reply.removeHeader("content-security-policy");
      reply.setHeader("cache-control", "no-cache");
      const isAway = page.status === 500 && isDatabaseAway;
      if (isAway) reply.setHeader("retry-after", unavailableRetryAfter);
      reply.status(isAway ? 503 : page.status);
      sendHtml(reply, html);
    } catch (error) {
      if (gone.signal.aborted) return;
      log.error({ err: error }, "page failed");
      reply.status(500);
      sendHtml(reply, failurePage);
    }
  };
}
