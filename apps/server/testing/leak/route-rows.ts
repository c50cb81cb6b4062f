import { Router } from "express";
import type { Question } from "./detector.ts";
import { workNumbers } from "./location.ts";
import type { LeakWorld } from "./world.ts";
import { pictureFiles } from "./writing.ts";

type Paths = (world: LeakWorld) => string[] | Promise<string[]>;

/** What the rest of the table asks: every call, and every page. */
const askedElsewhere: Paths = () => [];

/** What stands in the build, or in the document, whatever the database holds. */
const ofTheBuild: Paths = () => [];

/** Only says who may ask for what lies below it. */
const askedBelow: Paths = () => [];

/** What each route of the server that is no page and no call is asked. One without a row fails the table. */
export const routeRows: Record<string, Paths> = {
  "/": askedElsewhere,
  "/trpc": askedElsewhere,
  "/api": askedElsewhere,
  "/assets": ofTheBuild,
  "/fonts": ofTheBuild,
  "/logo": ofTheBuild,
  "/docs": ofTheBuild,
  "/docs/start.js": ofTheBuild,
  "/docs/swagger-ui.css": ofTheBuild,
  "/docs/swagger-ui-bundle.js": ofTheBuild,
  "/openapi.json": () => ["/api/openapi.json"],
  "/favicon.ico": () => ["/favicon.ico"],
  "/healthz": () => ["/healthz"],
  "/readyz": () => ["/readyz"],
  "/metrics": () => ["/metrics"],
  "/robots.txt": () => ["/robots.txt"],
  "/sitemap.xml": () => ["/sitemap.xml"],
  "/calendar.ics": () => ["/calendar.ics"],
  "/calendar": () => ["/calendar"],
  "/calendar/:number": () => ["/calendar/1"],
  "/news/calendar/:number/calendar.ics": () => ["/news/calendar/1/calendar.ics"],
  "/dues/list.csv": () => ["/api/dues/list.csv?year=2027"],
  "/dues/list.xlsx": () => ["/api/dues/list.xlsx?year=2027"],
  "/event/replies.csv": () => ["/api/event/replies.csv?id=1&year=2027"],
  "/event/replies.xlsx": () => ["/api/event/replies.xlsx?id=1&year=2027"],
  "/community/notice/rss.xml": () => ["/community/notice/rss.xml"],
  "/gallery/exhibition/:number/calendar.ics": ({ boards }) =>
    boards.flatMap(({ n }) => (n === undefined ? [] : [`/gallery/exhibition/${n}/calendar.ics`])),
  "/uploads": ({ site }) => pictureFiles(site),
  "/iiif": askedBelow,
  "/iiif/collection.json": () => ["/iiif/collection.json"],
  "/iiif/exhibition/:number/collection.json": ({ boards }) =>
    boards.flatMap(({ n }) => (n === undefined ? [] : [`/iiif/exhibition/${n}/collection.json`])),
  "/iiif/work/:number/canvas/:place": () => workNumbers.map((number) => `/iiif/work/${number}/canvas/1`),
  "/iiif/work/:number/manifest.json": () => workNumbers.map((number) => `/iiif/work/${number}/manifest.json`),
  "/iiif/image": async ({ site }) => {
    const files = await pictureFiles(site);
    const pictures = new Set(files.map((file) => file.replace(/^\/uploads\/([^/]+)\/.*$/u, "$1")));
    return [...pictures].flatMap((picture) =>
      ["info.json", "full/max/0/default.jpg", "full/max/0/default.webp"].map(
        (file) => `/iiif/image/${picture}/${file}`,
      ),
    );
  },
  "/w/:number.bib": () => workNumbers.map((number) => `/w/${number}.bib`),
  "/w/:number.ris": () => workNumbers.map((number) => `/w/${number}.ris`),
  "/w/:number.jsonld": () => workNumbers.map((number) => `/w/${number}.jsonld`),
  "/oai": () => [
    ...["Identify", "ListSets", "ListIdentifiers&metadataPrefix=oai_dc", "ListRecords&metadataPrefix=oai_dc"].map(
      (verb) => `/oai?verb=${verb}`,
    ),
    ...workNumbers.map((number) => `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${number}`),
  ],
  "/w/:number/small.jpg": () => workNumbers.map((number) => `/w/${number}/small.jpg`),
  "/w/:number/medium.jpg": () => workNumbers.map((number) => `/w/${number}/medium.jpg`),
  "/w/:number/large.jpg": () => workNumbers.map((number) => `/w/${number}/large.jpg`),
  "/w/:number": () => workNumbers.map((number) => `/w/${number}`),
  "/member/people/:number.jsonld": () => workNumbers.map((number) => `/member/people/${number}.jsonld`),
  // Letters to persons, shown on a developer's computer alone; what they say is looked at for each of them.
  "/dev/outbox": askedElsewhere,
  // It tells nothing of a post.
  "/mail/stop/:token": askedElsewhere,
  "/seal.svg": () => ["/seal.svg"],
  // Of a site that nobody runs yet, whose database is empty.
  "/set-up": askedBelow,
  "/open": askedElsewhere,
  // Pictures and files on their way in.
  "/upload": askedElsewhere,
  "/upload/files": askedElsewhere,
  "/upload/files/:id": askedElsewhere,
  "/files": ({ files }) => files,
};

/** What a route is asked for where it has more than one answer. */
const accepted: Record<string, string> = { "/w/:number": "application/ld+json" };

export async function routeQuestions(world: LeakWorld): Promise<Question[]> {
  const asked = Object.entries(routeRows).map(async ([route, pathsOf]) => {
    const paths = await pathsOf(world);
    const accept = accepted[route];
    return paths.map((path) => ({ door: `GET ${route}`, method: "GET", path, ...(accept && { headers: { accept } }) }));
  });
  return (await Promise.all(asked)).flat();
}

/** The paths that routers are given while something is made: what an app answers at, whoever wrote it. */
export async function drawRoutes<Made>(make: () => Promise<Made>): Promise<{ made: Made; routes: string[] }> {
  const routes = new Set<string>();
  const note = (given: unknown) => {
    for (const path of [given].flat(3)) if (typeof path === "string") routes.add(path);
  };
  const { use, route } = Router.prototype as Pick<Router, "use" | "route">;
  const noting = {
    use(this: Router, ...given: Parameters<typeof use>) {
      note(given[0]);
      return use.apply(this, given);
    },
    route(this: Router, path: string) {
      note(path);
      return route.call(this, path);
    },
  };
  Object.assign(Router.prototype as object, noting);
  try {
    return { made: await make(), routes: [...routes] };
  } finally {
    Object.assign(Router.prototype as object, { use, route });
  }
}
