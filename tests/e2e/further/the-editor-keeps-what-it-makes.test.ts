import { isLong, representatives } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { expectSound } from "../../harness/soundness.ts";
import {
  chooseColour,
  chooseParagraph,
  main,
  putPicture,
  send,
  shownIndex,
  storedPost,
  textField,
  tool,
  write,
} from "../../harness/writing.ts";
import { beginQuestion, openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

let desk: Page;
let faults: string[];
beforeAll(async () => {
  ({ page: desk, faults } = await openWriting());
});

const marks = ["굵게", "기울임", "밑줄", "취소선"] as const;
// How each of them reads on its ground is measured in contrast.test.ts.
const colours = representatives(["회색", "갈색", "빨강", "주황", "노랑", "초록", "파랑", "보라", "분홍"], 2, 4);
const alignments = ["왼쪽 정렬", "가운데 정렬", "오른쪽 정렬", "양쪽 정렬"] as const;

const press = (page: Page, ...names: string[]) =>
  names.reduce((before, name) => before.then(() => tool(page, name).click()), Promise.resolve());
const nextLine = (page: Page) => page.keyboard.press("Enter");

/** One line of text under each of these settings, each on a line of its own. */
async function lines(
  page: Page,
  settings: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][],
) {
  for (const [text, on, off] of settings) {
    await on(page);
    await write(page, text);
    await off(page);
    await nextLine(page);
  }
}

const nothing = async () => {};

type Feature = {
  name: string;
  make: (page: Page) => Promise<unknown>;
  /** What of it has to be in the text that is stored. */
  kept: RegExp[];
};

const features: Feature[] = [
  {
    name: "headings of six levels",
    make: (page) =>
      lines(
        page,
        [1, 2, 3, 4, 5, 6].map((level) => [
          `제목 수준 ${level}`,
          () => chooseParagraph(page, `제목 ${level}`),
          nothing,
        ]),
      ),
    kept: [1, 2, 3, 4, 5, 6].map((level) => new RegExp(`<h${level}>제목 수준 ${level}</h${level}>`, "u")),
  },
  {
    name: "alignment of paragraphs, headings and items",
    make: async (page) => {
      await lines(
        page,
        alignments.map((name) => [name, () => press(page, name), nothing]),
      );
      await chooseParagraph(page, "제목 2");
      await press(page, "가운데 정렬");
      await write(page, "가운데 제목");
      await nextLine(page);
      await press(page, "글머리 기호 목록", "오른쪽 정렬");
      await write(page, "오른쪽 항목");
    },
    kept: [
      /<p style="text-align: center">가운데 정렬<\/p>/u,
      /<p style="text-align: right">/u,
      /<p style="text-align: justify">/u,
      /<h2 style="text-align: center">/u,
      /<li style="text-align: right">/u,
    ],
  },
  {
    name: "bold, italic, underline and strike",
    make: (page) =>
      lines(
        page,
        marks.map((name) => [`${name} 글`, () => press(page, name), () => press(page, name)]),
      ),
    kept: [/<strong>굵게 글<\/strong>/u, /<em>기울임 글<\/em>/u, /<u>밑줄 글<\/u>/u, /<s>취소선 글<\/s>/u],
  },
  {
    name: "lists, and lists in lists",
    make: async (page) => {
      await press(page, "글머리 기호 목록");
      await write(page, "하나");
      await nextLine(page);
      await page.keyboard.press("Tab");
      await write(page, "하나의 안");
      await nextLine(page);
      await press(page, "번호 목록");
      await write(page, "안의 번호");
      await nextLine(page);
      await page.keyboard.press("Shift+Tab");
      await write(page, "둘");
      for (const _ of [1, 2]) await nextLine(page);
      await write(page, "5. 다섯부터");
      await nextLine(page);
      await write(page, "여섯");
    },
    kept: [
      /<ul><li><p>하나<\/p><ul><li><p>하나의 안<\/p><\/li><\/ul><ol><li><p>안의 번호/u,
      /<ol start="5">/u,
      /여섯/u,
    ],
  },
  {
    name: "colours of words and of their ground",
    make: async (page) => {
      for (const kind of ["글자 색", "배경 색"] as const) {
        for (const name of colours) {
          await chooseColour(page, kind, name);
          await write(page, `${name} `);
        }
        await chooseColour(page, kind, "기본");
        await nextLine(page);
      }
    },
    kept: [
      /data-style-type="textColor" data-value="red">빨강 </u,
      /data-style-type="backgroundColor" data-value="yellow">노랑 </u,
    ],
  },
  {
    name: "pictures, described and decorative, aligned",
    make: async (page) => {
      await write(page, "앞 글");
      await putPicture(page, '연꽃 "백련" & 물');
      await write(page, "사이 글");
      await putPicture(page, "");
      await page.keyboard.press("ArrowUp");
      await press(page, "가운데 정렬");
    },
    kept: [
      /<p>앞 글<\/p><img src="\/uploads\/[^"]+" alt="연꽃 &quot;백련&quot; &amp; 물" \/><p>사이 글<\/p>/u,
      /<img src="[^"]+" alt="" role="presentation" data-text-alignment="center" \/>/u,
    ],
  },
  {
    name: "blank lines, spaces and breaks",
    make: async (page) => {
      await write(page, "  두 칸  띄운   글  ");
      for (const _ of [1, 2, 3]) await nextLine(page);
      await write(page, "빈 줄 아래");
      await page.keyboard.press("Shift+Enter");
      await write(page, "같은 문단의 다음 줄 <b>&amp;</b>");
    },
    kept: [/<p>\uFFFC<\/p><p>\uFFFC<\/p><p>빈 줄 아래<br \/>같은 문단의 다음 줄 &lt;b&gt;/u],
  },
  {
    name: "links that were typed",
    make: (page) => write(page, "자세한 내용은 https://example.org/a?b=1&c=2 에서 "),
    kept: [/<a href="https:\/\/example\.org\/a\?b=1&amp;c=2"/u],
  },
  {
    name: "everything at once",
    make: async (page) => {
      await press(page, ...marks, "가운데 정렬");
      await chooseColour(page, "글자 색", "파랑");
      await chooseColour(page, "배경 색", "노랑");
      await write(page, "모두 겹친 글");
      await press(page, "굵게");
      await write(page, "에서 하나 뺀 글");
      await nextLine(page);
      await chooseParagraph(page, "제목 3");
      await press(page, "가운데 정렬");
      await write(page, "겹친 제목");
      await nextLine(page);
      await press(page, "번호 목록");
      await write(page, "겹친 항목");
      await putPicture(page, "항목 다음의 그림");
      await write(page, "그림 다음 글");
    },
    kept: [
      /<strong>.*<em>|<em>.*<strong>/u,
      /<u>/u,
      /<s>/u,
      /모두 겹친 글/u,
      /에서 하나 뺀 글/u,
      /<h3 style="text-align: center">/u,
      /<ol><li/u,
      /alt="항목 다음의 그림"/u,
    ],
  },
];

/** The look of everything in the text: what a reader sees of its markup. */
const looksOf = (page: Page) =>
  main(page)
    .locator("article > div")
    .evaluate((text) =>
      [...text.querySelectorAll<HTMLElement>("*")].map((element) => {
        const { fontSize, fontWeight, fontStyle, textAlign, textDecorationLine, color, backgroundColor } =
          getComputedStyle(element);
        const words = element.childElementCount === 0 ? element.textContent : "";
        return [words, fontSize, fontWeight, fontStyle, textAlign, textDecorationLine, color, backgroundColor].join(
          "|",
        );
      }),
    );

async function sendAndRead(page: Page) {
  await send(page);
  const index = await shownIndex(page);
  await main(page).getByRole("article").waitFor();
  return { index, looks: await looksOf(page), stored: (await storedPost(origin, index)).content };
}

test.each(features)(
  "BRD-18 BRD-25 $name: equal in the editor, the store and the view, again and again",
  async ({ make, kept }) => {
    await beginQuestion(desk, "왕복");
    await make(desk);
    const written = await textField(desk).innerText();
    const first = await sendAndRead(desk);
    for (const part of kept) expect(first.stored).toMatch(part);

    const again = async () => {
      await desk.goto(`${origin}/community/qna/edit?type=qna&index=${first.index}`);
      await textField(desk).waitFor();
      expect((await textField(desk).innerText()).trimEnd()).toBe(written.trimEnd());
      expect(await sendAndRead(desk)).toEqual(first);
    };
    await again();
    if (isLong) await again();
    expect(faults).toEqual([]);
  },
);

test("BRD-06 BRD-18 everything the editor makes is sound where it is written and where it is read", async () => {
  await beginQuestion(desk, "모든 서식");
  for (const { make } of features.filter(({ name }) => name !== "links that were typed")) {
    await make(desk);
    await nextLine(desk);
    await chooseParagraph(desk, "본문");
  }
  await expectSound(desk);
  await sendAndRead(desk);
  await expectSound(desk);
  const outline = await main(desk).locator("article").getByRole("heading").all();
  const levels = await Promise.all(
    outline.map(async (heading) =>
      Number((await heading.getAttribute("aria-level")) ?? (await heading.evaluate(({ tagName }) => tagName[1]))),
    ),
  );
  expect(levels[0]).toBe(2);
  for (const [place, level] of levels.slice(1).entries()) {
    expect(level).toBeGreaterThan(2);
    expect(level - levels[place]!).toBeLessThanOrEqual(1);
  }
  expect(faults).toEqual([]);
});
