import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { main, textField } from "../harness/writing.ts";
import { ask, editQuestion, openWriting, openWritings, origin } from "../harness/writing-story.ts";

openWritings();

let desk: Page;
beforeAll(async () => {
  ({ page: desk } = await openWriting());
});

/** Where each line of a text stands in the window, from side to side. */
const sidesOf = (page: Page, text: string) =>
  main(page)
    .locator(text)
    .evaluate((root) =>
      [...root.querySelectorAll("p, :is(h1, h2, h3, h4)")].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].map(({ left, right }) => [Math.round(left), Math.round(right)]);
      }),
    );

/** The lines of a text with every alignment, as it is read and as it is written, and the column that it is read in. */
async function alignedLines(width: number) {
  const index = await ask("정렬한 글", "본문");
  const long = "아교의 농도를 낮추고 여러 번 나누어 올리면 얼룩이 줄어듭니다. ".repeat(4).trim();
  const content =
    `<h2 style="text-align: center">가운데 제목</h2><p>${long}</p>` +
    '<p style="text-align: center">가운데 글</p><p style="text-align: right">일섭문도회 올림</p>';
  await editQuestion(index, { title: "정렬한 글", content });
  await desk.setViewportSize({ width, height: 900 });
  await desk.goto(`${origin}/community/qna/detail?index=${index}`);
  await main(desk).getByRole("article").waitFor();
  const read = await sidesOf(desk, "article > div");
  const column = await main(desk).getByRole("article").boundingBox();
  await desk.goto(`${origin}/community/qna/edit?type=qna&index=${index}`);
  await textField(desk).waitFor();
  const written = await sidesOf(desk, '[contenteditable="true"]');
  return { read, written, right: column!.x + column!.width };
}

test.each([1440, 390])(
  "BRD-18 at %d px a text stands in the page's middle where it is written and where it is read",
  async (width) => {
    const { read, written, right } = await alignedLines(width);
    expect(read).toHaveLength(4);
    const middle = ([first]: number[][]) => ((first?.[0] ?? 0) + (first?.[1] ?? 0)) / 2;
    for (const place of [0, 2]) {
      expect(Math.abs(middle(read[place]!) - width / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(middle(written[place]!) - width / 2)).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(read[3]![0]![1]! - right)).toBeLessThanOrEqual(1);
  },
);

test("BRD-18 where there is room a text is written in the very lines in which it will be read", async () => {
  const { read, written } = await alignedLines(1440);
  expect(read[1]!.length).toBeGreaterThan(1);
  expect(written).toEqual(read);
});
