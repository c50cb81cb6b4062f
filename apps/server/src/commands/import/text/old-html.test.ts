import { describe, expect, test } from "vitest";
import { linesOf, picturesIn, rewriteOldHtml } from "./old-html.ts";
import { openAddressBook } from "./old-address-book.ts";
import { plainToHtml } from "./plain-to-html.ts";
import { readGnuboard5Address } from "../../../domains/old-address/gnuboard5-address.ts";
import { createTextReader, readOldDate, readReferences } from "../mysql/old-text.ts";

const rewrite = (html: string, pictures: Record<string, string> = {}) =>
  rewriteOldHtml(html, {
    pictures: new Map(Object.entries(pictures)),
    absolute: (address) => URL.parse(address, "https://old.example/bbs/")?.href ?? "",
    link: (href) => href,
    onForeignPicture: () => undefined,
    onEmbedded: () => undefined,
  });

describe("IMP-05 texts of fifteen years", () => {
  test.each([
    ['<img src="/a.png" alt="용" onerror="x()">', '<img src="/uploads/a" alt="용">'],
    ['<img data-src="/a.png" src="">', '<img src="/uploads/a">'],
    ['<img src="http://elsewhere.example/b.png">', '<a href="http://elsewhere.example/b.png">[이미지]</a>'],
    ['<img src="data:image/png;base64,AAAA">', ""],
    [
      '<object data="x.swf"><param name="a"><embed src="x.swf"></object>뒤',
      '<p><a href="https://old.example/bbs/x.swf">[바깥 내용: old.example]</a></p>뒤',
    ],
    [
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>뒤',
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>뒤',
    ],
    ["<p>열리고 <b>닫히지 않은", "<p>열리고 <b>닫히지 않은"],
    [
      "<iframe src='https://a.example/'>끝나지 않은 틀",
      '<p><a href="https://a.example/">[바깥 내용: a.example]</a></p>',
    ],
  ])("%s", (html, written) => {
    expect(rewrite(html, { "/a.png": "/uploads/a" })).toBe(written);
  });

  test("pictures are found once each, and lines of what is only words", () => {
    expect(picturesIn('<img src="a"><IMG SRC=b><img src="a"><img>')).toEqual(["a", "b"]);
    expect(linesOf("<div>하나<br>둘</div><style>x</style><table><tr><td>셋<td>넷</table>")).toBe("하나\n둘\n\n셋 넷");
  });

  test("a plain text has its lines, paragraphs and addresses", () => {
    expect(plainToHtml("하나 <b>\r\n둘\n\n(https://a.example/x?y=1&z=2).")).toBe(
      '<p>하나 &lt;b&gt;<br>둘</p><p>(<a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>).</p>',
    );
  });

  test("EUC-KR is read wherever it stands, and days that no calendar has are none", () => {
    const read = createTextReader();
    expect(read([Buffer.from("b0a1b3aab4d9", "hex")])).toEqual(["가나다"]);
    expect(read([Buffer.from("가나다 😀\0")])).toEqual(["가나다 😀"]);
    expect(readOldDate("0000-00-00 00:00:00")).toBeUndefined();
    expect(readOldDate("2013-02-01 12:00:00")?.toISOString()).toBe("2013-02-01T03:00:00.000Z");
    expect(readOldDate("2013-02-01")?.toISOString()).toBe("2013-01-31T15:00:00.000Z");
  });
});

/** 표창 and 탑 in EUC-KR: as UTF-8 they would be letters of other scripts. */
const award = Buffer.from("c7a5c3a2", "hex");
const tower = Buffer.from("c5be", "hex");

describe("IMP-05 words that are valid in two encodings", () => {
  test("are what the rest of their row is", () => {
    const korean = Buffer.from("b0a1b3aab4d9", "hex");
    expect(createTextReader()([award, korean, tower])).toEqual(["표창", "가나다", "탑"]);
    expect(createTextReader()([Buffer.from("café"), Buffer.from("찻집"), korean])).toEqual(["café", "찻집", "가나다"]);
  });

  test("are what the rows before were, where the row says nothing else", () => {
    const read = createTextReader();
    read([Buffer.from("b0a1b3aa", "hex")]);
    expect(read([award, Buffer.from("plain")])).toEqual(["표창", "plain"]);
    expect(createTextReader()([Buffer.from("café")])).toEqual(["café"]);
  });
});

describe("IMP-05 characters that a page's encoding did not have", () => {
  test.each([
    ["그림 &#128512;", "그림 😀"],
    ["&#x1F600;&#x1f600;", "😀😀"],
    ["&#55357;&#56832;", "😀"],
    ["&#12593;&#xAC00;", "ㄱ가"],
    ["&#60;b&#62; &#0039; &#x3c; &#99999999; &amp;#128512;", "&#60;b&#62; &#0039; &#x3c; &#99999999; &amp;#128512;"],
    ["&#1114112; &#55357;", "&#1114112; \uFFFD"],
  ])("%s", (written, read) => {
    expect(readReferences(written)).toBe(read);
  });
});

describe("IMP-04 which addresses in texts are the old site's", () => {
  const book = openAddressBook({ address: "http://www.old.example/g5", read: readGnuboard5Address, folder: "/bbs/" });

  test.each([
    ["board.php?bo_table=free&wr_id=3", "free/3"],
    ["/g5/free/3", "free/3"],
    ["https://old.example/g5/free/3", "free/3"],
    ["../free/3", "free/3"],
  ])("%s", (href, key) => {
    expect(book.targetsOf(href)).toContainEqual({ kind: "post", key });
  });

  test.each(["/free/3", "http://other.example/g5/free/3", "javascript:alert(1)", "mailto:a@b.example", "http://[", ""])(
    "not %s",
    (href) => {
      expect(book.targetsOf(href).filter((target) => "kind" in target && target.kind === "post")).toEqual([]);
    },
  );
});
