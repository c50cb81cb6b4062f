import { describe, expect, test } from "vitest";
import { keepTogether, keepTogetherInHtml } from "./korean-lines.ts";

/** Shows what cannot be seen: `~` for a space, `|` for nothing, where no line may break. */
const seen = (text: string) => keepTogether(text).replaceAll("\u00A0", "~").replaceAll("\u2060", "|");

describe("a line of Korean", () => {
  test.each([
    ["전시를 2026년 9월 4일 금요일 오전 10시 30분에 엽니다", "전시를 2026년~9월~4일~금요일 오전~10시~30분에 엽니다"],
    ["추모다례재 (9월 4일 금요일)", "추모다례재 (9월~4일~금요일)"],
    ["9월 30일 (수)까지", "9월~30일~(수)|까지"],
    ["9월 30일(수)까지 받습니다", "9월~30일|(수)|까지 받습니다"],
    ["이를 불모(佛母)라 합니다", "이를 불모|(佛母)|라 합니다"],
    ["‘마곡(麻谷)’이라는 이름", "‘마곡|(麻谷)’|이라는 이름"],
    ["구술집 「붓 씻은 물」을 “펴냅니다”라고", "구술집 「붓~씻은~물」|을 “펴냅니다”|라고"],
    ["약효(錦湖堂 若效) 스님", "약효|(錦湖堂~若效) 스님"],
    ["1920년대 초에 들어가 19세기 말까지", "1920년대~초에 들어가 19세기~말까지"],
    ["사곡면 마곡사로 966", "사곡면 마곡사로~966"],
    ["백구면 월봉리 15-20, 2층", "백구면 월봉리~15-20, 2층"],
    ['"석록_11번"과 금분', '"석록|_11번"과 금분'],
    ["제4회 불교미술전을 2022년 8월에", "제4회 불교미술전을 2022년~8월에"],
  ])("%s is kept together where it is one", (text, kept) => {
    expect(seen(text)).toBe(kept);
  });

  test.each(["30일 동안 말립니다", "모집 안내 (회원 전용) 및 문의", "올해 8월 전시", "작은 길 3km를 걷습니다"])(
    "%s may break at any space",
    (text) => {
      expect(keepTogether(text)).toBe(text);
    },
  );

  test("of HTML the words are bound and the addresses left alone", () => {
    const html = '<p>9월 30일<a href="https://site.invalid/a(b)c">불모(佛母)라</a></p>';
    expect(keepTogetherInHtml(html)).toBe(
      '<p>9월\u00A030일<a href="https://site.invalid/a(b)c">불모\u2060(佛母)\u2060라</a></p>',
    );
  });
});
