import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite } from "../../../testing/site.ts";
import { copyRecords, describeWorks } from "./works.ts";

test.each(testServers(testDatabaseUrl))(
  "WRK-09 the yearly dump on $name has the works that everybody sees, with their rights, and nothing that these forbid",
  async (server) => {
    const site = await openSite(server);
    const { token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    const hang = async (title: string, record: object) => {
      const body = {
        type: "FIRST_EXHIBITION",
        title,
        content: `<p>${title}의 글</p>`,
        caption: `${title}의 말`,
        ...record,
      };
      expect((await site.call("POST", "/api/post", { token, body })).status).toBe(200);
    };
    await hang("열린 작품", { rights: "CC_BY_SA", dated: "2012", artists: [{ name: "한석록", role: "HEAD_PAINTER" }] });
    await hang("지킨 작품", { rights: "IN_COPYRIGHT" });
    await hang("숨은 작품", { type: "SECOND_EXHIBITION", rights: "CC0" });
    await hang("공지", { type: "NOTICE", caption: "" });
    await site.fork().execute("update board set readers = 'MEMBERS' where type = 'SECOND_EXHIBITION'");
    await site.waitForInvalidation();
    const { csv, numbers } = await describeWorks(site.fork(), "https://bulmo.example");
    expect(numbers).toHaveLength(2);
    const [heads, open, kept, ...more] = csv.trim().split("\r\n");
    expect(heads).toContain("이용 조건(주소)");
    expect(heads).toContain(`"이용 조건","이용 조건(코드)"`);
    expect(open).toContain(`https://bulmo.example/w/${numbers[0]}`);
    expect(open).toContain("한석록 (수화승)");
    expect(open).toContain("https://creativecommons.org/licenses/by-sa/4.0/");
    expect(kept).toContain("http://rightsstatements.org/vocab/InC/1.0/");
    expect(more).toEqual([]);
    const file = join(await mkdtemp(join(tmpdir(), "bulmo-dump-")), "works.jsonl");
    await copyRecords(site.origin, numbers, file);
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { _label: "열린 작품" },
      { _label: "지킨 작품" },
    ]);
    const dumped = csv + lines.join("");
    expect(dumped).toContain("열린 작품의 글");
    for (const forbidden of ["지킨 작품의 글", "지킨 작품의 말", "숨은", "공지"])
      expect(dumped).not.toContain(forbidden);
    await site.close();
  },
);
