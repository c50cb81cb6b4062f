import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeBoard } from "../testing/board.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { callQuestion, callQuestions } from "../testing/leak/call-questions.ts";
import {
  answersTo,
  leaksAmong,
  look,
  type Looker,
  type Question,
  type Sighting,
  seenIn,
} from "../testing/leak/detector.ts";
import { exportedText } from "../testing/leak/export.ts";
import { isAboutNoPost, mutationRows } from "../testing/leak/mutation-rows.ts";
import { needsRow, pageQuestions, pageRoutes, pageRows } from "../testing/leak/page-rows.ts";
import { audiences, isFor, type LocationName, locationNames, type Viewer, viewers } from "../testing/leak/location.ts";
import { queryRows } from "../testing/leak/query-rows.ts";
import { drawRoutes, routeQuestions, routeRows } from "../testing/leak/route-rows.ts";
import { hideTheRest, writePublicPart } from "../testing/leak/story.ts";
import { boardOf, createLeakWorld, type LeakWorld, lookersOf } from "../testing/leak/world.ts";
import { procedures } from "../testing/permission/world.ts";
import { openSite, type Site } from "../testing/site.ts";
import { proceduresOf } from "./platform/rest/rest-meta.ts";
import { createApiDocument } from "./rest.ts";
import { appRouter } from "./router.ts";
import { loadBuiltApp } from "./web-app.ts";

const namesOf = (type: string) =>
  Object.entries(procedures).flatMap(([name, { _def }]) => (_def.type === type ? [name] : []));

test("EXH-07 every call there is has its row in the table of leaks", () => {
  expect(Object.keys(queryRows).toSorted()).toEqual(namesOf("query").toSorted());
  const mutations = namesOf("mutation").filter((name) => !isAboutNoPost(name));
  expect(Object.keys(mutationRows).toSorted()).toEqual(mutations.toSorted());
  const documented = Object.entries(createApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const asked = new Set(proceduresOf(appRouter).map(({ meta: { rest } }) => rest && `${rest.method} ${rest.path}`));
  // Pictures and files are sent there, and nothing is told but what is to know of them. Files, and who comes to an event, are asked for as a route.
  expect(documented.filter((call) => !asked.has(call)).toSorted()).toEqual([
    "DELETE /upload/files/{id}",
    "GET /dues/list.csv",
    "GET /dues/list.xlsx",
    "GET /event/replies.csv",
    "GET /event/replies.xlsx",
    "GET /files/{id}/{name}",
    "HEAD /upload/files/{id}",
    "PATCH /upload/files/{id}",
    "POST /upload",
    "POST /upload/files",
  ]);
});

test("EXH-07 every page whose address holds data, or that shows something else for a query, has its row", () => {
  const routes = pageRoutes();
  expect(routes.length).toBeGreaterThan(50);
  expect(Object.keys(pageRows).toSorted()).toEqual(routes.filter(needsRow).toSorted());
});

/** Where a board is seen by everybody who may read it, besides the menus of every page. */
const doorsOfBoard = [
  "GET /api/board",
  "GET /api/board/list",
  "GET /api/comment/list",
  "GET /api/post",
  "GET /api/post/list",
  "GET /api/search",
  "GET /files",
  // Of an event that is not there it is the page of what is not there, whose menus name them.
  "GET /news/calendar/:number/calendar.ics",
  // Where no seal was chosen it is that page too.
  "GET /seal.svg",
  "GET /sitemap.xml",
  "GET /uploads",
  "tRPC board.get",
  "tRPC board.list",
  "tRPC comment.list",
  "tRPC post.get",
  "tRPC post.getForPrograms",
  "tRPC post.list",
  "tRPC post.listForPrograms",
  "tRPC search.list",
];

/** Of one sending and of its moment, and how often a file was taken. */
const ofSending =
  /"downloads\\?":\d+|내려받기 (?:<!-- -->)?\d+(?:<!-- -->)?회|^(?:content-length|date|etag|x-request-id|content-security-policy): .*$|"requestId":"[^"]*"|<responseDate>[^<]*|nonce="[^"]*"|\b(?:u|\w+At)\\?"?:\d{13}\b/gmu;

/** A page of nothing says to its script which of its questions was refused, and not always the same. */
const plain = (answer: string) =>
  answer.replaceAll(ofSending, "").replaceAll(answer.startsWith("404") ? /<script\b.*?<\/script>/gsu : /^$/gu, "");

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let world: LeakWorld;
  let routes: string[];
  /** What a visitor was asked and answered before anything was hidden. */
  let before: { asked: Question[]; answers: string[] };
  let sightings: Sighting[];

  const allQuestions = async () => [
    ...Object.entries(queryRows).flatMap(([name, inputs]) =>
      inputs(world).flatMap((input) => callQuestions(name, input)),
    ),
    ...pageQuestions(world),
    ...(await routeQuestions(world)),
  ];
  const ask = (looker: Looker, asked: readonly Question[]) => look(site.origin, looker, asked, world.markers);

  /** Pages are made for a visitor, whoever asks: of all others an administrator, who may see most, is enough. */
  const isWorthAsking =
    ({ viewer }: Looker) =>
    ({ door }: Question) =>
      !door.startsWith("page ") || viewer === "visitor" || viewer === "administrator";

  /** Made anew and not taken from what is kept: so is all that is asked for in part. */
  const answersAnew = async (asked: readonly Question[]) => {
    const anew = asked.map((question) => ({ ...question, headers: { range: "bytes=0-" } }));
    return (await answersTo(site.origin, { viewer: "visitor" }, anew)).map(plain);
  };

  beforeAll(async () => {
    const open = async () => openSite(server, { web: await loadBuiltApp(), hasMetrics: true });
    ({ made: site, routes } = await drawRoutes(open));
    world = await createLeakWorld(site);
    await writePublicPart(world);
    // How much was done is for whoever runs the site.
    const asked = (await allQuestions()).filter(({ path }) => path !== "/metrics");
    before = { asked, answers: await answersAnew(asked) };
    await hideTheRest(world);
    sightings = [];
    const questions = await allQuestions();
    for (const looker of lookersOf(world))
      sightings.push(...(await ask(looker, questions.filter(isWorthAsking(looker)))));
    // Every door is tried by everybody: a minute alone, and more than two beside other work.
  }, 300_000);
  // What was written is still being read, counted and told to others behind the last answer.
  afterAll(() => site.close(), 300_000);

  test("EXH-07 every route of the server that is no page has its row", () => {
    expect(routes.toSorted()).toEqual(Object.keys(routeRows).toSorted());
  });

  test("EXH-07 nobody sees what is not theirs, through no door and not in answers that are kept", () => {
    expect(leaksAmong(sightings)).toEqual([]);
  });

  const seersOf = (place: LocationName): Viewer[] =>
    viewers.filter((who) => sightings.some((seen) => seen.place === place && seen.viewer === who));

  test.each(locationNames)("EXH-07 whoever may see what is hidden does, so that it could be found: %s", (place) => {
    expect(seersOf(place)).toEqual(audiences[place]);
  });

  test("EXH-07 no number and no neighbour tells a visitor that something is hidden", async () => {
    const after = await answersAnew(before.asked);
    const differing = before.asked.flatMap(({ path }, at) => {
      const answers = [before.answers[at], after[at]];
      return answers[0] === answers[1] ? [] : [{ path, answers }];
    });
    for (const { path, answers } of differing) expect([path, answers[1]]).toEqual([path, answers[0]]);
  });

  /** What whoever may not see a place would do there. */
  const attemptsOf = (viewer: Viewer): Question[] => {
    const hidden = world.places.filter(({ name }) => !isFor(name, viewer));
    const targets = hidden.map((place) => ({ ...place, board: world.boards.find((one) => one.place === place.name) }));
    return Object.entries(mutationRows).flatMap(([name, inputs]) =>
      targets.flatMap((target) => inputs(target).map((input) => callQuestion(name, input))),
    );
  };

  test("EXH-07 whoever may not see it changes nothing of it, and is told nothing by being refused", async () => {
    const state = await fingerprint(site);
    for (const looker of lookersOf(world).slice(1))
      expect(leaksAmong(await ask(looker, attemptsOf(looker.viewer)))).toEqual([]);
    expect(await fingerprint(site)).toBe(state);
  });

  const seenOutside = (door: string, viewer: Viewer, text: string): Sighting[] =>
    seenIn(world.markers, text).map(({ place, part }) => ({ door, viewer, place, part }));

  test("EXH-07 webhooks and letters carry nothing of it", async () => {
    // What is in the trash was everybody's when it was told of.
    const told = await site.fork().execute("select event, data from webhook_delivery");
    const sent = seenOutside("a webhook", "visitor", JSON.stringify(told)).filter(({ place }) => place !== "trash");
    expect(sent.map(({ place }) => place)).toContain("question");
    expect(leaksAmong(sent)).toEqual([]);
    for (const { viewer } of lookersOf(world)) {
      const mails = viewer === "visitor" ? [] : await site.mailsTo(world.people[viewer].user.email);
      expect(leaksAmong(seenOutside("a letter", viewer, JSON.stringify(mails)))).toEqual([]);
    }
  });

  test("EXH-07 an export carries nothing of it", async () => {
    const found = seenOutside("an export", "visitor", await exportedText(site));
    expect(found.map(({ place }) => place)).toContain("open");
    expect(leaksAmong(found)).toEqual([]);
  });

  test("EXH-07 a rule that is forgotten is found at each of its doors", async () => {
    const questions = await allQuestions();
    await changeBoard(site, boardOf(world, "office").type, { readers: "EVERYONE" });
    await site.fork().execute("update upload set is_restricted = false");
    const found = await ask({ viewer: "visitor" }, questions);
    expect(leaksAmong(found)).toContain("GET /api/post shows a visitor: text of office");
    const doors = new Set(found.filter(({ place }) => place === "office").map(({ door }) => door));
    const [pages = [], others = []] = [true, false].map((isPage) =>
      [...doors].filter((door) => door.startsWith("page ") === isPage),
    );
    expect(pages.length).toBeGreaterThan(50);
    expect(others.toSorted()).toEqual(doorsOfBoard);
    expect(found.filter(({ place, part }) => place === "secret" && part === "picture")).not.toEqual([]);
  });
});
