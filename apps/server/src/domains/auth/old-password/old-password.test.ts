import { describe, expect, test } from "vitest";
import { isKnownOldHash, verifyOldPassword } from "./old-password.ts";

// Made by PHP 8.2, passlib and MariaDB 10.11, and not by this code.
const korean = "붓과 먹 1985!";
const quoted = String.raw`it's "a" 붓\1`;
const salted = "aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY";

const schemes: [scheme: string, hash: string, password?: string][] = [
  ["Gnuboard 5", "sha256:12000:QmDp0/3k+J2mT4v8Yw1cZr5nLx7aHs9e:nJurfFK/iSVD2lrRBaeHmC+oyYRqN4nY"],
  [
    "Gnuboard 5, in letters",
    "sha256:12000:kJ83mNd0sQpL2vXz7Yb4TcRw9HgFa1Ue:XRFp1QaPX6snVomOPpZgQgm1YjKxHB+N",
    "lotus-Pond-1!",
  ],
  ["Gnuboard 5 of an old PHP", `sha1:2400:${salted}:AYFV1G6TEXtoFAb5h86eOJrXw+st8PW8`],
  ["Gnuboard 5, escaped", `sha256:12000:${salted}:Y8Ey/PWo9CqiQyMmUym9sYFnBde9Xtfy`, quoted],
  ["XE", "sha256:0008192:Ab3dEf6hIj9l:5ZrCvXOg3IP3XkCl+TogTk1P2GA2EUVN"],
  ["Rhymix", "sha512:0032768:Zy8xWv5uTs2r:hySXNpm6X2Iu67kXIF79lkq/wmuW9MM3"],
  ["bcrypt of PHP", "$2y$05$EssoVWB4GuGafEOaIyrJn.4YyEliZunwoz5mExdRa523d9g.Sr0uG"],
  ["bcrypt of long ago", "$2a$05$abcdefghijklmnopqrstuuRzabi1YxoyKTvMG.jclGbNGzCuDq9pS"],
  ["bcrypt, escaped", "$2y$04$2vhMcqVEM.K32i4qsfZ7aOYKBwLPiBgc3tYjU76DiFjfMOsyC5dHW", quoted],
  ["bcrypt of more than 72 bytes", "$2y$04$6Kixjm.xYpf5SwWj7yjH3Oi91K3ETtvV2pb9fgqT2fiPsCWZwBcSa", "붓".repeat(30)],
  ["WordPress", "$wp$2y$05$UnGw2T1FFyo2rHeiotP8ueIKKBxCJ/0A.mma64CnQ4Kag0GnttQZS"],
  ["WordPress, escaped", "$wp$2y$04$MouCpi9UAvAOmtri/r0TYuM4pCbo3SVwpANzoKp2YYfOSmtrTwjGm", quoted],
  ["WordPress until 6.8", "$P$BIQRaTwmfW5IiQX2oZ2k5pUKV4/2ZH1"],
  ["WordPress until 6.8, escaped", "$P$6aB3dE5fGf0chYqOIj06dEFzKyISZX/", quoted],
  ["phpBB", "$H$9aB3dE5fGiINmGvNBiZTvZ0r1chlQM1"],
  ["Argon2id", "$argon2id$v=19$m=1024,t=2,p=1$T3kuLkRta2hXaTVCelZTbg$5Q/hUTZ81gBeplSmsTb02nry96qHJxVioOPhN1gfF7s"],
  ["Argon2i", "$argon2i$v=19$m=1024,t=2,p=1$V0lCSzV6SzN6bjNPRU1XVQ$3CPE/xA5KVt902FYYOQ3xkrPFjfkfKAVq7fxdqU+fj8"],
  ["PASSWORD()", "*6AD6B102A617B063C1FEFFCDE1EE4891F08B736E"],
  ["PASSWORD() in EUC-KR", "*06C43F1686644EA6A80C81A4C273400D136388DB"],
  ["PASSWORD() in letters", "*AA83457D0534DCB649963CD7F9D98485F971CF73", "lotus-Pond-1!"],
  ["PASSWORD(), escaped for SQL alone", "*3F71D7362FFCAC06FFC471CB11CF08A825F68F8A", String.raw`it's a \\ test`],
  ["OLD_PASSWORD()", "075b5d2b05dd3f2b"],
  ["OLD_PASSWORD() in EUC-KR", "45bb44dd71295990"],
  ["OLD_PASSWORD() in letters", "184fe1ca3d86ca15", "lotus-Pond-1!"],
  ["OLD_PASSWORD() without blanks", "00f418603c7f9373", "lotus Pond\t1!"],
  ["MD5", "c3acc04dbd849c47af04168f82c48c81"],
  ["MD5 of SHA-1 of MD5", "682fec893357e1cbf1ebd4b06c136cac"],
  ["SHA-1", "b103ae717b160cad0eabab2d2474eae20a81cc77"],
  ["SHA-256", "f44ff2d39b48a8cecbf5d39d50525afd2123985d2a26015aaba2adcf2c670467"],
  ["SHA-384", "6328493395ecdfa8b76bb8a11cbadae1286a5f01054397db2f9fd860f2d50bd9de56e2b2316d06c20803bc2bc27e4696"],
  [
    "SHA-512",
    "e3cd9dddb74021ad15e1f1e7e8af7b96b30c8ea79d91830f1eeb81be25526883bf0cd9b9e98fe6173af26830ffe4a3de6aecbdf105e8e25fb7da0af16457eb4c",
  ],
];

/** With another last digit that means something, where its scheme lets that be a hash at all. */
const damaged = (hash: string) => {
  const place = hash.length - 3;
  return hash.slice(0, place) + (hash[place] === "1" ? "2" : "1") + hash.slice(place + 1);
};

describe("IMP-03 passwords of old sites", () => {
  test.each(schemes)("%s takes the right password and no other", async (_, hash, password = korean) => {
    expect(isKnownOldHash(hash)).toBe(true);
    expect(await verifyOldPassword(hash, password)).toBe(true);
    // Old sites trimmed what was typed.
    expect(await verifyOldPassword(hash, ` ${password}\t`)).toBe(true);
    for (const wrong of [`가${password.slice(1)}`, `1${password.toUpperCase()}`, "", "  ", "붓"])
      expect(await verifyOldPassword(hash, wrong)).toBe(false);
  });

  test.each(schemes)("%s: a damaged hash is nobody's", async (_, hash, password = korean) => {
    expect(await verifyOldPassword(damaged(hash), password)).toBe(false);
    for (const cut of [hash.slice(0, -1), hash.slice(1), `${hash}\n`, ` ${hash}`, `${hash}x`]) {
      // Without its star a hash of MySQL looks like SHA-1.
      expect(isKnownOldHash(cut)).toBe(hash.startsWith("*") && cut === hash.slice(1));
      expect(await verifyOldPassword(cut, password)).toBe(false);
    }
  });

  test("Rhymix saw several blanks as one", async () => {
    const [, rhymix = ""] = schemes.find(([scheme]) => scheme === "Rhymix") ?? [];
    expect(await verifyOldPassword(rhymix, "붓과  먹\t1985!")).toBe(true);
  });

  test.each([
    ["sha512:9999999:Zy8xWv5uTs2r:hySXNpm6X2Iu67kXIF79lkq/wmuW9MM3"],
    ["sha512:0000000:Zy8xWv5uTs2r:hySXNpm6X2Iu67kXIF79lkq/wmuW9MM3"],
    ["sha512:1048577:Zy8xWv5uTs2r:hySXNpm6X2Iu67kXIF79lkq/wmuW9MM3"],
    [`sha256:12000:${salted}:${"A".repeat(4_000)}`],
    ["$2y$31$EssoVWB4GuGafEOaIyrJn.4YyEliZunwoz5mExdRa523d9g.Sr0uG"],
    ["$2y$03$EssoVWB4GuGafEOaIyrJn.4YyEliZunwoz5mExdRa523d9g.Sr0uG"],
    ["$wp$2y$20$UnGw2T1FFyo2rHeiotP8ueIKKBxCJ/0A.mma64CnQ4Kag0GnttQZS"],
    ["$P$ZIQRaTwmfW5IiQX2oZ2k5pUKV4/2ZH1"],
    ["$P$.IQRaTwmfW5IiQX2oZ2k5pUKV4/2ZH1"],
    ["$argon2id$v=19$m=999999,t=2,p=1$T3kuLkRta2hXaTVCelZTbg$5Q/hUTZ81gBeplSmsTb02nry96qHJxVioOPhN1gfF7s"],
    ["$argon2id$v=19$m=1024,t=99,p=1$T3kuLkRta2hXaTVCelZTbg$5Q/hUTZ81gBeplSmsTb02nry96qHJxVioOPhN1gfF7s"],
  ])("what would take for ever is not begun: %s", async (hash) => {
    const start = performance.now();
    expect(isKnownOldHash(hash)).toBe(false);
    expect(await verifyOldPassword(hash, korean)).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  });

  test.each(["", "*", "$", "::", ":::", "\u{0}", "*6AD6", "$2y$", "$P$", "sha256:12000::", "x".repeat(100_000)])(
    "what is no hash is nobody's: %j",
    async (hash) => {
      expect(isKnownOldHash(hash)).toBe(false);
      expect(await verifyOldPassword(hash, korean)).toBe(false);
    },
  );

  test("Argon2 with a salt that no bytes have is wrong and no failure", async () => {
    const hash = "$argon2id$v=19$m=1024,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAB$5Q/hUTZ81gBeplSmsTb02nry96qHJxVioOPhN1gfF7s";
    expect(await verifyOldPassword(hash, korean)).toBe(false);
  });

  test("what stands in no Korean encoding is compared in UTF-8 alone", async () => {
    expect(await verifyOldPassword("*6AD6B102A617B063C1FEFFCDE1EE4891F08B736E", "🪷 연못")).toBe(false);
  });

  test("what takes its time leaves others theirs", async () => {
    const [, phpass = ""] = schemes.find(([scheme]) => scheme === "WordPress until 6.8") ?? [];
    const euckr = "*06C43F1686644EA6A80C81A4C273400D136388DB";
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    for (let round = 0; round < 5; round += 1) await verifyOldPassword(phpass, korean);
    await verifyOldPassword(euckr, korean);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
