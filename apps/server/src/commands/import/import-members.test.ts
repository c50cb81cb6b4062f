import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite } from "../../../testing/old-site/listed-site.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import type { OldMember } from "./old-site.ts";

const korean = "붓과 먹 1985!";

/** As old sites stored them (PHP 8.2, passlib, MariaDB), and who typed what. */
const schemes: [username: string, hash: string, password?: string][] = [
  ["gnuboard", "sha256:12000:QmDp0/3k+J2mT4v8Yw1cZr5nLx7aHs9e:nJurfFK/iSVD2lrRBaeHmC+oyYRqN4nY"],
  ["mysql", "*6AD6B102A617B063C1FEFFCDE1EE4891F08B736E"],
  ["euckr", "*06C43F1686644EA6A80C81A4C273400D136388DB"],
  ["mysql3", "075b5d2b05dd3f2b"],
  ["xe", "sha256:0008192:Ab3dEf6hIj9l:5ZrCvXOg3IP3XkCl+TogTk1P2GA2EUVN"],
  ["rhymix", "sha512:0032768:Zy8xWv5uTs2r:hySXNpm6X2Iu67kXIF79lkq/wmuW9MM3"],
  ["bcrypt", "$2y$05$EssoVWB4GuGafEOaIyrJn.4YyEliZunwoz5mExdRa523d9g.Sr0uG"],
  ["phpass", "$P$BIQRaTwmfW5IiQX2oZ2k5pUKV4/2ZH1"],
  ["wordpress", "$wp$2y$05$UnGw2T1FFyo2rHeiotP8ueIKKBxCJ/0A.mma64CnQ4Kag0GnttQZS"],
];

const members = schemes.map(([username, passwordHash]): OldMember => ({
  key: username,
  username,
  name: "김금산",
  nickname: `금산 ${username}`,
  email: `${username}@example.org`,
  homepage: "",
  zonecode: "",
  address: "",
  detailAddress: "",
  passwordHash,
  grade: undefined,
  joinedAt: new Date("2010-05-05T00:30:00.000Z"),
  isSuspended: false,
  hasLeft: false,
  wasAdministrator: false,
}));

describe.each(testServers(testDatabaseUrl))("members of an old site on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
    await moveOld(listedSite([], { members }), { site });
  });
  afterAll(() => site.close());

  const signIn = async (username: string, password: string) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ username, password });
    return (await fetch(`${site.origin}/api/auth/sign-in`, { method: "POST", headers, body })).status;
  };

  test.each(schemes)(
    "IMP-03 %s: the password that was typed there lets in, and no other",
    async (username, _hash, password = korean) => {
      expect(await signIn(username, `${password}x`)).toBe(401);
      expect(await signIn(username, password)).toBe(200);
      const database = site.fork().getKysely<Tables>();
      const user = await database
        .selectFrom("user")
        .leftJoin("old_password", "old_password.user_id", "user.id")
        .select(["password_hash", "old_password.hash as old"])
        .where("username", "=", username)
        .executeTakeFirstOrThrow();
      expect(user).toEqual({ password_hash: expect.stringMatching(/^\$argon2id\$/u), old: null });
      expect(await signIn(username, password)).toBe(200);
    },
  );
});
