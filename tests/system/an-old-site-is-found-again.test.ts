import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gnuboard5Files, gnuboard5Sql } from "../../apps/server/testing/old-site/gnuboard5.ts";
import { oldSiteAddress, writtenRows } from "../../apps/server/testing/old-site/gnuboard5-rows.ts";
import { useMariadb, writeOldFiles } from "../../apps/server/testing/old-site/old-server.ts";
import { runCommand } from "../harness/command.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { places } from "../harness/wiped-site.ts";

/** What visitors are shown in the place of what administrators alone read. */
const hidden = new Set(["free/3", "qa/3", "qa/4", "inner/1"]);

/** Of posts that have no title, and of replies that stand below their questions. */
const titles: Record<string, string> = { "free/4": "(제목 없음)", "qa/2": "언제 만나나요", "old_euckr/1": "가나다" };

describe.each(places.slice(-1))("IMP-04 on $name", ({ open }) => {
  const undo = new AsyncDisposableStack();
  let server: ServerProcess;

  beforeAll(async () => {
    const mariadb = await useMariadb();
    undo.defer(mariadb.release);
    const name = `found_${process.pid}_${Date.now()}`;
    mariadb.run(`create database ${name} character set utf8; use ${name};\n${await gnuboard5Sql()}`);
    const files = await writeOldFiles(await gnuboard5Files());
    undo.defer(files.remove);
    const place = await open();
    undo.defer(place.remove);
    const env = { ...place.env, SAMPLE_DATA: "off" };
    const words = ["gnuboard5", "--from", mariadb.url(name), "--files", files.folder, "--site", oldSiteAddress];
    for (const more of [[], ["--go"]]) {
      const { code, error } = await runCommand("import", [...words, ...more], env);
      if (code !== 0) throw new Error(error);
    }
    server = await spawnServer({ ...env, RATE_LIMITS: "off", LOG_LEVEL: "error" });
    undo.defer(async () => void (await server.stop()));
    await server.ready();
  }, 300_000);
  afterAll(() => undo.disposeAsync());

  test("a crawl of every old address, made from the old site's rows, ends at the right page", async () => {
    const found: [string, string | undefined][] = [];
    const wanted: [string, string][] = [];
    for (const [board, rows] of await writtenRows())
      for (const row of rows) {
        const key = `${board}/${Number(row["wr_id"])}`;
        if (row["wr_is_comment"] === 1 || hidden.has(key)) continue;
        for (const path of [`/bbs/board.php?bo_table=${board}&wr_id=${Number(row["wr_id"])}`, `/${key}`]) {
          const answer = await fetch(server.origin + path);
          const [, title] = /<title>([^<]*) - [^<]*<\/title>/u.exec(await answer.text()) ?? [];
          found.push([path, answer.status === 200 && answer.redirected ? title : String(answer.status)]);
          wanted.push([path, titles[key] ?? String(row["wr_subject"])]);
        }
      }
    expect(wanted.length).toBeGreaterThan(20);
    expect(found).toEqual(wanted);
  });

  test.each([
    "/data/file/free/form_x.hwp",
    "/data/file/gallery/open_a.jpg",
    "/data/editor/1301/drawing.png",
    "/bbs/download.php?bo_table=free&wr_id=2&no=1",
  ])("%s ends at the file", async (path) => {
    const answer = await fetch(server.origin + path);
    expect([answer.status, answer.redirected]).toEqual([200, true]);
    expect(answer.headers.get("content-type")).not.toContain("text/html");
  });

  test.each([...hidden])("%s is shown to no visitor", async (key) => {
    const answer = await fetch(`${server.origin}/${key}`);
    expect(await answer.text()).not.toMatch(/남이 볼 수 없는 말|몰래 묻습니다|비밀 답변|임원만/u);
  });
});
