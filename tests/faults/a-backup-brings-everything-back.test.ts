import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { pdfOf } from "@bulmo/testing/attached-files";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAttachment } from "../../apps/server/testing/attachments.ts";
import { tokenOf } from "../harness/account.ts";
import { runCommand } from "../harness/command.ts";
import { pictureFile } from "../harness/picture-file.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { type Place, bothPlaces } from "../harness/wiped-site.ts";
import { fileSums, tableSums } from "../harness/witness.ts";

const rounds = isLong ? 10 : 1;

const member = { username: "bulmomember1", password: "bulmo-Member-1!" };

/** Writes questions with pictures and files, one after the other, until it is told to stop; answers those acknowledged so far. */
function writeOn(origin: string, token: string) {
  const acknowledged: number[] = [];
  const pictures: string[] = [];
  const over = new AbortController();
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { data: number; imageUrl: string };
  };
  const write = async () => {
    for (let seed = 1; !over.signal.aborted; seed += 1) {
      const form = new FormData();
      form.set("file", pictureFile({ width: 64, height: 48 }, seed), "견본.png");
      const { imageUrl } = await send("/upload", form, {});
      pictures.push(imageUrl);
      const content = `<p>${seed}</p><figure><img src="${imageUrl}" alt=""></figure>`;
      const file = await addAttachment({ origin }, token, `신청서 ${seed}.pdf`, pdfOf({ line: String(seed) }));
      const question = JSON.stringify({ type: "QNA", title: `물음 ${seed}`, content, attachments: [file.id] });
      acknowledged.push((await send("/post", question, { "content-type": "application/json" })).data);
    }
  };
  const writing = write();
  return {
    acknowledged,
    pictures,
    async stop() {
      over.abort();
      await writing;
    },
  };
}

/** What must hold among the tables, whatever moment they are of; answers the numbers of the questions. */
async function questionsOf({ database, directory }: Place): Promise<number[]> {
  const { orm } = await openDatabase(database);
  const em = orm.em.fork();
  const posts = await em.execute<{ index: number }[]>("select index from post where type = 'QNA' order by index");
  const [counter] = await em.execute("select last_index, post_count from board_counter where type = 'QNA'");
  const uploads = await em.execute<{ name: string }[]>(
    "select substr(hash, 1, 2) || '/' || hash || '-' || width || 'x' || height || '/master.' || format as name from upload",
  );
  const attachments = await em.execute<{ name: string }[]>(
    "select 'files/' || substr(id::text, 1, 2) || '/' || id as name from attachment",
  );
  await orm.close();
  const numbers = posts.map(({ index }) => index);
  expect(counter).toEqual({ last_index: numbers.at(-1), post_count: numbers.length });
  expect(Object.keys(await fileSums(join(directory, "uploads")))).toEqual(
    expect.arrayContaining([...uploads, ...attachments].map(({ name }) => name)),
  );
  return numbers;
}

describe.each(bothPlaces)("hazard 15 on $name", ({ name: placeName, open }) => {
  let place: Place;
  let shelf: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: ServerProcess | undefined;
  let before: number[] = [];
  let after: number[] = [];
  beforeAll(async () => {
    place = await open();
    shelf = await temporaryDirectory();
  });
  afterAll(async () => {
    await server?.stop();
    await place.remove();
    await shelf.remove();
  });

  const archive = (name: string) => join(shelf.path, `${name}.tar`);
  const sums = async () => ({
    tables: await tableSums(place.database),
    files: await fileSums(join(place.directory, "uploads")),
  });

  test("a backup of a site that is being written to", { timeout: 300_000 }, async () => {
    server = await spawnServer({ ...place.env, RATE_LIMITS: "off" });
    await server.ready();
    const writer = writeOn(server.origin, await tokenOf(server.origin, member));
    await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(2);
    before = [...writer.acknowledged];
    // Made and stored when somebody first asks for it, as messengers do.
    const card = await fetch(`${server.origin}${writer.pictures[0]?.replace(/[^/]+$/u, "card.jpg")}`);
    expect(card.status).toBe(200);
    const told = await runCommand("backup", [archive("live")], place.env);
    after = [...writer.acknowledged];
    await writer.stop();
    expect(told).toMatchObject({ code: 0, error: "" });
    expect(told.out).toContain(archive("live"));
    const refused = await runCommand("restore", [archive("live"), "--overwrite"], place.env);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.error).toMatch(/^bulmo restore: .*(?:in use by process|a site runs).+\n$/u);
    expect((await fetch(server.origin)).status).toBe(200);
    expect((await server.stop()).code).toBe(0);
  });

  test("it is of one moment, with all that was acknowledged before it", { timeout: 300_000 }, async () => {
    await place.wipe();
    expect(await runCommand("restore", [archive("live")], place.env)).toMatchObject({ code: 0, error: "" });
    const numbers = await questionsOf(place);
    expect(numbers).toEqual(expect.arrayContaining(before));
    expect(before.length).toBeLessThanOrEqual(after.length);
  });

  test(`${rounds} times wiped and restored, each table and file is as it was`, { timeout: 900_000 }, async () => {
    expect(await runCommand("backup", [archive("still")], place.env)).toMatchObject({ code: 0, error: "" });
    const was = await sums();
    expect(Object.keys(was.tables)).toEqual(expect.arrayContaining(["stored_post", "upload", "mikro_orm_migrations"]));
    expect(Object.keys(was.files).length).toBeGreaterThan(4);
    for (let round = 0; round < rounds; round += 1) {
      await place.wipe();
      expect(await runCommand("restore", [archive("still")], place.env)).toMatchObject({ code: 0, error: "" });
      expect(await sums()).toEqual(was);
    }
  });

  test("the site goes on with the next number, and tells of changes", { timeout: 300_000 }, async () => {
    const numbers = await questionsOf(place);
    server = await spawnServer({ ...place.env, RATE_LIMITS: "off" });
    await server.ready();
    const { origin } = server;
    const list = async () =>
      (await (await fetch(`${origin}/api/post/list?type=QNA`)).json()) as { list: { index: number }[] };
    expect((await list()).list[0]?.index).toBe(numbers.at(-1));
    const writer = writeOn(server.origin, await tokenOf(server.origin, member));
    await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(0);
    await writer.stop();
    expect(writer.acknowledged[0]).toBe((numbers.at(-1) ?? 0) + 1);
    expect((await list()).list[0]?.index).toBe(writer.acknowledged.at(-1));
    expect((await server.stop()).code).toBe(0);
  });

  // What is asked before it is overwritten is the same whatever the rows are in.
  if (!isLong && placeName !== bothPlaces.at(-1)?.name) return;

  test("what is there is not overwritten without being told", { timeout: 300_000 }, async () => {
    const was = await sums();
    const refused = await runCommand("restore", [archive("live")], place.env);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.error).toMatch(/^bulmo restore: .+ not empty; nothing has been changed.+--overwrite.+\n$/u);
    expect(await sums()).toEqual(was);
    const told = await runCommand("restore", [archive("live"), "--overwrite", "--sign-out"], place.env);
    expect(told).toMatchObject({ code: 0, error: "" });
    const is = await sums();
    expect(is.tables["session"]).toMatch(/^0:/u);
    expect(is.tables["board_counter"]).not.toBe("");
    const twice = await runCommand("backup", [archive("live")], place.env);
    expect(twice).toMatchObject({ code: 1, error: `bulmo backup: ${archive("live")} is there already\n` });
  });
});
