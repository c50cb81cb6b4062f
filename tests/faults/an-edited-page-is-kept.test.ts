import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageTextVersion, PageTextVersions } from "@bulmo/contracts/page-text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { administrator } from "../harness/browser.ts";
import { runCommand } from "../harness/command.ts";
import { keepPageText } from "../harness/page-text.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const name = "greeting";

/** What an export writes with numbers of characters, as it is read. */
const readable = (html: string) =>
  html.replaceAll(/&#x([\da-f]+);/giu, (_all, code: string) => String.fromCodePoint(Number(`0x${code}`)));

// What a backup takes along of a page is the same whatever the rows are in.
describe.each(places)("on $name", ({ open }) => {
  let place: Place;
  let shelf: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: ServerProcess | undefined;

  const start = async () => {
    server = await spawnServer({ ...place.env, RATE_LIMITS: "off", NIGHTLY_BACKUP: "off" });
    await server.ready();
    return server.origin;
  };
  const ask = async (method: string, path: string, body?: object) => {
    const origin = server?.origin ?? "";
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${await tokenOf(origin, administrator)}`,
    };
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as unknown;
  };
  /** All that there is to know of the text, of a page that was added and of somebody: for administrators too. */
  const allOf = async (origin: string, person: number) => {
    const text = await keepPageText(origin, name);
    const versions = (await ask("GET", `/page-text/versions?name=${name}`)) as PageTextVersions;
    const published = await Promise.all(
      versions.map(
        async ({ number }) => (await ask("GET", `/page-text/version?name=${name}&number=${number}`)) as PageTextVersion,
      ),
    );
    return {
      text: await text.read(),
      shown: await text.shown(),
      versions: published,
      temple: await (await keepPageText(origin, "magoksa")).shown(),
      pages: await ask("GET", "/site-page/list"),
      person: await ask("GET", `/person?id=${person}`),
    };
  };

  beforeAll(async () => {
    place = await open();
    shelf = await temporaryDirectory();
  });
  afterAll(async () => {
    await server?.stop();
    await place.remove();
    await shelf.remove();
  });

  test(
    "PAG-11 an edited page comes back from a backup, with its versions, its draft and whom it names, and is in the export",
    {
      timeout: 600_000,
    },
    async () => {
      const origin = await start();
      const text = await keepPageText(origin, name);
      const { published } = await text.read();
      for (const title of ["처음 고친 인사말", "다시 고친 인사말"]) await text.publish({ ...published.text, title });
      await text.save({ ...published.text, title: "아직 공개하지 않은 인사말" });
      const temple = await (await keepPageText(origin, "magoksa")).shown();
      const person = Number(temple.lists["painters"]?.[0]?.["person"]);
      await ask("PUT", "/person", { id: person, name: "약우" });
      await ask("POST", "/site-page", { section: "about", title: "새로 만든 페이지", address: "added-page" });
      const before = await allOf(origin, person);
      expect(before.versions.map(({ text: { title } }) => title)).toEqual(["다시 고친 인사말", "처음 고친 인사말"]);
      expect(before.temple.lists["painters"]?.[0]?.["name"]).toBe("금호당 약우");
      await server?.stop();
      const archive = join(shelf.path, "kept.tar");
      expect(await runCommand("backup", [archive], place.env)).toMatchObject({ code: 0, error: "" });
      await place.wipe();
      expect(await runCommand("restore", [archive], place.env)).toMatchObject({ code: 0, error: "" });
      expect(await allOf(await start(), person)).toEqual(before);
      const target = join(shelf.path, "export");
      const env = { ...place.env, PUBLIC_URL: "https://bulmo.example" };
      expect(await runCommand("export", [target], env)).toMatchObject({ code: 0, error: "" });
      const greeting = readable(await readFile(join(target, "site", "about", "greeting.html"), "utf8"));
      expect(greeting).toContain("다시 고친 인사말");
      expect(greeting).not.toContain("아직 공개하지 않은");
      expect(readable(await readFile(join(target, "site", "news", "magoksa.html"), "utf8"))).toContain("금호당 약우");
    },
  );
});
