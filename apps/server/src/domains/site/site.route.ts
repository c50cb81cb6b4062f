import { pages } from "@bulmo/content/page";
import { sealLogo } from "@bulmo/contracts/seal-logo";
import { personPath } from "@bulmo/contracts/person-address";
import type { EntityManager } from "@bulmo/entities/database";
import { type Response, Router } from "express";
import { mayRead, readableTypes } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import { getExhibition } from "../exhibition/exhibition.service.ts";
import { calendarPath } from "@bulmo/contracts/event-rule";
import { findFeedEvent, findFeedEvents } from "../event/feed-event.ts";
import { memorialDaysAt, memorialOf } from "../memorial/memorial.service.ts";
import type { ShownTexts } from "../page-text/open-page-texts.ts";
import { listPeople } from "../person/person.service.ts";
import { listPostAddresses } from "../post/post-address.service.ts";
import { findPostRows } from "../post/post.query.ts";
import { DomainError } from "../../errors.ts";
import { writeExhibitionCalendar } from "./exhibition-calendar.ts";
import type { NamedSite } from "./named-site.ts";
import { drawSeal, iconOf } from "./site-icon.ts";
import { noticeFeedPath, writeNoticeFeed } from "./notice-feed.ts";
import { postPath, publicPaths } from "./public-paths.ts";
import { writeRobots } from "./robots.ts";
import { writeEventCalendar, writeSiteCalendar } from "./site-calendar.ts";
import { sitemapRoom, writeSitemap } from "./sitemap.ts";

export type SiteFilesOptions = {
  fork: () => EntityManager;
  boards: () => Promise<Boards>;
  pageTexts: () => Promise<ShownTexts>;
  now: () => Date;
  site: () => Promise<NamedSite>;
  /** Addresses of the pages that need no data to have one. */
  pagePaths: () => Promise<readonly string[]>;
};

/** How many notices a feed holds: a month or two, which is longer than any reader of feeds sleeps. */
const feedLength = 20;

/** Seconds for which a copy will do. Afterwards Express's ETag tells whether anything has changed. */
const keptFor = { posts: 300, dates: 3_600 };

/** Of an event; 0, which none has, for what is no number. */
const idIn = (text: string): number => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0);

const isExhibitionMissing = (error: unknown) => error instanceof DomainError && error.reason === "EXHIBITION_NOT_FOUND";

const send = (response: Response, type: string, seconds: number, text: string) =>
  response.set({ "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${seconds}` }).send(text);

type Mapped = { em: EntityManager; boards: Boards; /** Of pages that need no data. */ paths: readonly string[] };

/** Every page that every visitor may read, and when a post was changed; of posts the latest, as many as there is room for. */
async function sitemapEntries({ em, boards, paths }: Mapped) {
  const people = (await listPeople(em)).filter(({ isPublic }) => isPublic);
  const listed = [...publicPaths(paths, boards), ...people.map(({ id }) => personPath(id))].map((path) => ({ path }));
  const posts = await listPostAddresses(em, readableTypes(boards, null), sitemapRoom - listed.length);
  return [
    ...listed,
    ...posts.map((post) => ({
      path: postPath(post, boards.byType.get(post.type)?.address),
      changedAt: post.updatedAt,
    })),
  ];
}

/** The dates of the site, for calendars (ASC-19, DAY-05). */
const calendarFiles = ({ fork, pageTexts, now, site }: SiteFilesOptions): Router =>
  Router()
    .get("/gallery/exhibition/:number/calendar.ics", async (request, response, next) => {
      const n = Number(request.params.number);
      const found = await getExhibition(fork(), null, n).catch((error: unknown) => {
        if (isExhibitionMissing(error)) return undefined;
        throw error;
      });
      // Of a month alone there is no day to put into a calendar.
      if (!found || found.isByMonth) return next();
      return void send(response, "text/calendar", keptFor.posts, writeExhibitionCalendar(await site(), found));
    })
    .get("/calendar.ics", async (_request, response, next) => {
      const memorial = memorialOf(await pageTexts());
      const days = memorialDaysAt(now(), memorial);
      const events = await findFeedEvents(fork(), now());
      // A calendar has at least one event (RFC 5545 §3.4).
      if (days.length + events.length === 0) return next();
      const text = writeSiteCalendar(await site(), { memorial, days, events });
      return void send(response, "text/calendar", keptFor.posts, text);
    })
    .get(`${calendarPath}/:number/calendar.ics`, async (request, response, next) => {
      const events = await findFeedEvent(fork(), idIn(request.params.number), now());
      if (events.length === 0) return next();
      return void send(response, "text/calendar", keptFor.posts, writeEventCalendar(await site(), events));
    })
    // As one would say it, and as it is read aloud.
    .get("/calendar", (_request, response) => response.redirect(301, calendarPath))
    .get("/calendar/:number", (request, response) =>
      response.redirect(301, `${calendarPath}/${idIn(request.params.number)}`),
    );

/** What programs read of the site: its list of pages, its news and its dates (NAV-29, ASC-19). */
export function siteFiles(options: SiteFilesOptions): Router {
  const { fork, boards, site, pagePaths } = options;
  return Router()
    .get("/robots.txt", async (_request, response) => {
      const { publicUrl } = await site();
      send(response, "text/plain", keptFor.dates, writeRobots(publicUrl));
    })
    .get("/favicon.ico", async (_request, response) => {
      // What browsers and readers of feeds ask for without having read a page.
      const { status, path } = iconOf(await site());
      response.set("cache-control", `public, max-age=${keptFor.dates}`).redirect(status, path);
    })
    .get("/seal.svg", async (_request, response, next) => {
      const { name, logo } = await site();
      if (logo !== sealLogo) return next();
      return void send(response, "image/svg+xml", keptFor.dates, drawSeal(name));
    })
    .get("/sitemap.xml", async (_request, response) => {
      const { publicUrl } = await site();
      const entries = await sitemapEntries({ em: fork(), boards: await boards(), paths: await pagePaths() });
      send(response, "application/xml", keptFor.posts, await writeSitemap(publicUrl, entries));
    })
    .get(noticeFeedPath, async (_request, response, next) => {
      const board = (await boards()).byType.get("NOTICE");
      if (!board || !mayRead(null, board)) return next();
      const rows = await findPostRows(fork(), { type: "NOTICE" }, { offset: 0, limit: feedLength });
      const shown = { ...pages.notice, ...board, rows };
      return void send(response, "application/rss+xml", keptFor.posts, writeNoticeFeed(await site(), shown));
    })
    .use(calendarFiles(options));
}
