import { describe, expect, test } from "vitest";
import { parseCaption, proposalsOf } from "./parse-caption.ts";

type Expected = Partial<Record<"dated" | "kind" | "technique" | "height" | "width" | "depth" | "holder", string>> & {
  unread?: string[];
};

/** What is proposed; `?` before what has to be looked at. */
function told(caption: string): Expected {
  const parsed = parseCaption(caption);
  const fields = [...proposalsOf(parsed)].map(([name, { value, isSure }]) => [name, isSure ? value : `?${value}`]);
  const unread = parsed.unread.map(({ start, end }) => caption.slice(start, end));
  return { ...Object.fromEntries(fields), ...(unread.length > 0 && { unread }) };
}

const size = { height: "185", width: "123" };

describe("WRK-01 sizes", () => {
  test.each<[string, Expected]>([
    ["185×123cm", size],
    ["185 x 123 cm", size],
    ["185.5cm × 123cm", { height: "185.5", width: "123" }],
    ["185*123㎝", size],
    ["185.0×123.0 센티미터", { height: "185.0", width: "123.0" }],
    ["45×30×20cm", { height: "45", width: "30", depth: "20" }],
    ["1,850×1,230mm", size],
    ["1850 x 1230 mm", size],
    ["1.85m×1.23m", size],
    ["세로 185 가로 123", { height: "?185", width: "?123" }],
    ["가로 123cm, 세로 185cm", size],
    ["세로 185, 가로 123cm", size],
    ["높이 45cm, 폭 30cm, 깊이 20cm", { height: "45", width: "30", depth: "20" }],
    ["H 45 × W 30 × D 20cm", { height: "45", width: "30", depth: "20" }],
    ["(가로×세로) 123×185cm", size],
    ["123×185cm(가로×세로)", size],
    ["185×123cm(세로×가로)", size],
    ["185×123", { height: "?185", width: "?123" }],
    ["6자×4자", { height: "?181.8", width: "?121.2" }],
    ["4척 × 3척", { height: "?121.2", width: "?90.9" }],
    ["높이 45cm", { height: "45" }],
    ["크기: 185×123cm", size],
    ["규격 185×123cm", size],
    ["10호(53×45.5cm)", { height: "53", width: "45.5", unread: ["10호"] }],
    ["각 185×60cm", { height: "185", width: "60", unread: ["각"] }],
    // What tells two sizes tells none.
    ["그림 120×60cm, 전체 185×123cm", { unread: ["그림 120×60cm", "전체 185×123cm"] }],
    ["185.555×123cm", { unread: ["185.555×123cm"] }],
    ["0×123cm", { unread: ["0×123cm"] }],
    ["지름 30cm", { unread: ["지름 30cm"] }],
    ["3폭 병풍", { unread: ["3폭 병풍"] }],
    ["30호", { unread: ["30호"] }],
  ])("%s", (caption, expected) => expect(told(caption)).toEqual(expected));
});

describe("WRK-01 dates", () => {
  test.each<[string, Expected]>([
    ["2015", { dated: "2015" }],
    ["2015년", { dated: "2015" }],
    ["2015년 제작", { dated: "2015" }],
    ["2015년작", { dated: "2015" }],
    ["(2015)", { dated: "2015" }],
    ["제작연도: 2015", { dated: "2015" }],
    ["1788년", { dated: "1788" }],
    ["2015년 3월", { dated: "2015-03" }],
    ["2015. 3.", { dated: "2015-03" }],
    ["2015.3.15", { dated: "2015-03-15" }],
    ["2015년 3월 15일", { dated: "2015-03-15" }],
    ["2012~2015년", { dated: "2012/2015" }],
    ["2012년부터 2015년까지", { dated: "2012/2015" }],
    ["1930년경", { dated: "1930~" }],
    ["1930년 무렵", { dated: "1930~" }],
    ["1930년 추정", { dated: "1930?" }],
    ["1930?", { dated: "1930?" }],
    ["1930년대", { dated: "193X" }],
    ["1930년대 초", { dated: "?193X" }],
    ["19세기", { dated: "18XX" }],
    ["18세기 후반", { dated: "?17XX" }],
    ["불기 2559년", { dated: "?2015" }],
    ["불기 2559년(2015)", { dated: "2015" }],
    ["단기 4348년", { dated: "?2015" }],
    ["조선", { dated: "?1392/1910" }],
    ["고려시대", { dated: "?0918/1392" }],
    ["조선 후기", { unread: ["조선 후기"] }],
    ["조선 후기, 19세기", { dated: "18XX", unread: ["조선 후기"] }],
    ["조선, 1788년", { dated: "1788", unread: ["조선"] }],
    ["건륭 55년(1790)", { dated: "1790", unread: ["건륭 55년"] }],
    // What tells two years tells none, nor does a year of something else.
    ["1788년 제작, 2015년 모사", { unread: ["1788년 제작", "2015년 모사"] }],
    ["1930년 이전", { unread: ["1930년 이전"] }],
    ["1900년대", { unread: ["1900년대"] }],
    ["2015년 13월", { dated: "2015", unread: ["13월"] }],
    ["9015", { unread: ["9015"] }],
    ["을미년", { unread: ["을미년"] }],
    ["조선미술전람회", { unread: ["조선미술전람회"] }],
  ])("%s", (caption, expected) => expect(told(caption)).toEqual(expected));
});

describe("WRK-01 materials and techniques", () => {
  test.each<[string, Expected]>([
    ["비단에 채색", { technique: "비단에 채색" }],
    ["종이에 수묵담채", { technique: "종이에 수묵담채" }],
    ["마본채색", { technique: "마본채색" }],
    ["견본채색/絹本彩色", { technique: "견본채색/絹本彩色" }],
    ["견본채색(絹本彩色)", { technique: "견본채색(絹本彩色)" }],
    ["絹本彩色", { technique: "絹本彩色" }],
    ["지본수묵", { technique: "지본수묵" }],
    ["목조에 개금", { technique: "목조에 개금", kind: "?SCULPTURE" }],
    ["석채·금니", { technique: "석채·금니" }],
    ["비단에 석채, 금니", { technique: "비단에 석채, 금니" }],
    ["비단 바탕에 석채와 금니", { technique: "비단 바탕에 석채와 금니" }],
    ["비단 위에 석채", { technique: "비단 위에 석채" }],
    ["감지에 먹과 금니", { technique: "감지에 먹과 금니" }],
    ["면에 아크릴", { technique: "면에 아크릴" }],
    ["은행나무에 옻칠, 순금박", { technique: "은행나무에 옻칠, 순금박" }],
    ["재료: 비단에 채색", { technique: "비단에 채색" }],
    ["한지", { technique: "?한지" }],
    ["비단에 특수물감과 석채", { technique: "?비단에 특수물감과 석채" }],
    ["견본 작품", { unread: ["견본 작품"] }],
    ["금강산", { unread: ["금강산"] }],
    ["나무 아래 앉은 보살", { unread: ["나무 아래 앉은 보살"] }],
    ["은은한 달빛", { unread: ["은은한 달빛"] }],
  ])("%s", (caption, expected) => expect(told(caption)).toEqual(expected));
});

describe("WRK-01 whole captions", () => {
  test.each<[string, Expected]>([
    [
      "견본 작품 · 비단에 석채, 50×125cm",
      { technique: "비단에 석채", height: "50", width: "125", unread: ["견본 작품"] },
    ],
    ["비단에 채색, 185×123cm, 2015", { technique: "비단에 채색", ...size, dated: "2015" }],
    ["비단에 채색 185×123cm 2015", { technique: "비단에 채색", ...size, dated: "2015" }],
    ["비단에 채색 2015 봄", { dated: "?2015", technique: "비단에 채색", unread: ["봄"] }],
    ["2015, 종이에 수묵담채, 185 x 123 cm", { dated: "2015", technique: "종이에 수묵담채", ...size }],
    [
      "조선 후기, 19세기, 견본채색, 세로 185 가로 123, 마곡사 소장",
      {
        dated: "18XX",
        technique: "견본채색",
        height: "?185",
        width: "?123",
        holder: "마곡사",
        unread: ["조선 후기"],
      },
    ],
    [
      "불화, 삼베에 석채, 3폭, 개인 소장",
      { kind: "PAINTING", technique: "삼베에 석채", holder: "개인", unread: ["3폭"] },
    ],
    ["사경 / 감지에 금니 / 30×20cm", { kind: "SUTRA", technique: "감지에 금니", height: "30", width: "20" }],
    ["마본채색_185×123cm", { technique: "마본채색", ...size }],
    ["소장처: 국립중앙박물관", { holder: "국립중앙박물관" }],
    ["", {}],
    ["달빛 아래에서 물을 바라보는 관음을 그렸습니다.", { unread: ["달빛 아래에서 물을 바라보는 관음을 그렸습니다."] }],
  ])("%s", (caption, expected) => expect(told(caption)).toEqual(expected));

  test("every part stands where it says, and no two on the same characters", () => {
    const caption = "견본 작품 · 비단에 석채, 50×125cm, 불기 2559년(2015), 마곡사 소장";
    const { parts } = parseCaption(caption);
    expect(parts.map(({ name, start, end }) => [name, caption.slice(start, end)])).toEqual([
      ["height", "50×125cm"],
      ["width", "50×125cm"],
      ["dated", "불기 2559년"],
      ["dated", "2015"],
      ["holder", "마곡사 소장"],
      ["technique", "비단에 석채"],
    ]);
  });

  test("the longest caption of nothing but numbers, bars or gold is read in no time", () => {
    const begun = performance.now();
    for (const piece of ["1", "1×", "금", "면천", "( ", "1,111", "가로 1 ", "2015~", "소장 "])
      parseCaption(piece.repeat(500).slice(0, 500));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
