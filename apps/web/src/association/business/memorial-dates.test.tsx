import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MemorialDays } from "./memorial-dates.tsx";

const textOf = (html: string) => html.replaceAll(/<[^>]+>/gu, " ").replaceAll(/[\s\u00A0\u2060]+/gu, " ");

test("ASC-19 the memorial is shown with its solar dates, and can be put into a calendar", () => {
  const days = [
    { year: 2026, date: "2026-09-04" },
    { year: 2027, date: "2027-08-24" },
  ];
  const html = renderToStaticMarkup(<MemorialDays days={days} />);
  expect(textOf(html)).toMatch(/2026년 9월 4일 ?\(금\) 2027년 8월 24일 ?\(화\)/u);
  expect(html).toContain('<time dateTime="2026-09-04">');
  expect(html).toContain('href="/calendar.ics"');
});

test("ASC-19 a year past the lunar calendar's last says that it cannot be told", () => {
  const html = renderToStaticMarkup(<MemorialDays days={[{ year: 2051, date: null }]} />);
  expect(textOf(html)).toContain("2051년 양력 날짜를 아직 알 수 없습니다.");
  expect(html).not.toContain("<time");
});
