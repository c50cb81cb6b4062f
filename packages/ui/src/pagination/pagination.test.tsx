import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as styles from "./pagination.css.ts";
import { type PageLinkProps, Pagination } from "./pagination.tsx";

const renderLink = (page: number, { children, ...link }: PageLinkProps) => (
  <a {...link} href={`?page=${page}`}>
    {children}
  </a>
);

function stepsOf(page: number, totalPages: number) {
  const html = renderToStaticMarkup(<Pagination page={page} totalPages={totalPages} renderLink={renderLink} />);
  const anchor = (name: string) =>
    html.match(/<(?:a|span) [^>]*>/g)?.find((tag) => tag.includes(`aria-label="${name} 페이지"`)) ?? "";
  return { previous: anchor("이전"), next: anchor("다음"), html };
}

test("CON-02 previous is disabled on page 1", () => {
  const { previous, next } = stepsOf(1, 3);
  expect(previous).toContain('aria-disabled="true"');
  expect(previous).not.toContain("href");
  expect(next).toContain('href="?page=2"');
});

test("CON-02 next is disabled on the last page", () => {
  const { previous, next } = stepsOf(3, 3);
  expect(next).toContain('aria-disabled="true"');
  expect(next).not.toContain("href");
  expect(previous).toContain('href="?page=2"');
});

test("CON-02 an only page has neither previous nor next", () => {
  const { previous, next } = stepsOf(1, 1);
  expect(previous).toContain('aria-disabled="true"');
  expect(next).toContain('aria-disabled="true"');
});

test("CON-03 the current page says so, and only that one", () => {
  const { html } = stepsOf(2, 3);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
});

test.each([
  { page: 1, totalPages: 30, near: [1, 2, 3] },
  { page: 7, totalPages: 30, near: [6, 7, 8] },
  { page: 30, totalPages: 30, near: [28, 29, 30] },
  { page: 2, totalPages: 2, near: [1, 2] },
])("SEE-03 a phone has page $page of $totalPages among three numbers a finger meets", ({ page, totalPages, near }) => {
  const { html } = stepsOf(page, totalPages);
  const items = html.match(/<li.*?<\/li>/gu)?.filter((item) => / 페이지"[^>]*>\d+<\/a>/u.test(item)) ?? [];
  const shown = items.filter((item) => !item.startsWith(`<li class="${styles.far}"`));
  expect(shown.map((item) => Number(/>(\d+)<\/a>/u.exec(item)?.[1]))).toEqual(near);
});
