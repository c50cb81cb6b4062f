import { workSearchInput } from "@bulmo/contracts/work-search";
import { expect, test } from "vitest";
import { findAndCount } from "./work-filter.ts";
import { createWorkIndex, type WorkFacts } from "./work-index.ts";

const people = new Map([
  [1, { id: 1, name: "담묵", latin: "", teacherId: null }],
  [2, { id: 2, name: "한석록", latin: "Han Seok-rok", teacherId: 1 }],
  [3, { id: 3, name: "이솔", latin: "Yi Sol", teacherId: 1 }],
]);

const nothing = {
  hanja: "",
  english: "",
  author: "",
  caption: "",
  dated: "",
  kind: "",
  technique: "",
  height: "",
  width: "",
  depth: "",
  holder: "",
  inscription: "",
  credit: "",
  group: "",
  colours: [],
  artists: [],
};
const work = (id: number, facts: Partial<WorkFacts>): WorkFacts => ({
  ...nothing,
  id,
  exhibition: 1,
  title: `작품 ${id}`,
  ...facts,
});

const index = createWorkIndex(
  [
    work(1, { artists: [2], technique: "감지에 먹과 금니", dated: "1998", kind: "SUTRA", height: "30", width: "120" }),
    work(2, {
      artists: [3],
      technique: "비단에 석채, 금박",
      dated: "2001/2004",
      kind: "PAINTING",
      colours: ["BLUE", "GOLD"],
    }),
    work(3, { artists: [2, 3], technique: "먹", dated: "200X", kind: "PAINTING", exhibition: 2, colours: ["BLUE"] }),
    work(4, {
      artists: ["홍길동"],
      english: "White Lotus",
      holder: "마곡사",
      inscription: "불기 2556년\n화주 보현",
      credit: "사진 김달",
      group: "보응 문하",
      kind: "PAINTING",
      height: "210.5",
    }),
  ],
  people,
);

const look = (query: object) => {
  const { found, counts } = findAndCount(index, workSearchInput.parse(query));
  const told = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Object.fromEntries(count)]));
  return { ids: found.map(({ id }) => id), counts: told };
};

test.each([
  ["", {}, [1, 2, 3, 4]],
  ["an artist", { artist: "2" }, [1, 3]],
  ["an artist in Latin letters", { keyword: "YI sol" }, [2, 3]],
  ["an artist who has no record", { artist: "홍길동" }, [4]],
  ["a teacher’s pupils", { teacher: 1 }, [1, 2, 3]],
  ["a teacher’s pupils in ink and gold", { teacher: "1", technique: "INK,GOLD" }, [1]],
  ["an exhibition", { exhibition: 2 }, [3]],
  ["a kind", { kind: "PAINTING" }, [2, 3, 4]],
  ["two colours", { colour: "gold, blue" }, [2]],
  ["a size by the longest side", { size: "LARGE" }, [1]],
  ["what is larger than all", { size: "MONUMENTAL" }, [4]],
  ["years that a range touches", { from: 2003, to: 2005 }, [2, 3]],
  ["years whose later one is written first", { from: 2005, to: 2003 }, [2, 3]],
  ["years from one on", { from: 2002 }, [2, 3]],
  ["years up to one", { to: 1999 }, [1]],
  ["words of different fields, small or large", { keyword: "lotus 마곡" }, [4]],
  ["what is written on it", { keyword: "화주 보현" }, [4]],
  ["whose picture it is", { keyword: "사진 김달" }, [4]],
  ["the group in which it hangs", { keyword: "보응 문하" }, [4]],
  ["the name that a person has", { keyword: "이솔" }, [2, 3]],
  ["all together", { teacher: 1, kind: "PAINTING", technique: "GOLD", colour: "BLUE", from: 2000, to: 2009 }, [2]],
  ["what nothing fits", { artist: "4" }, []],
])("WRK-04 works are found by %s", (_name, query, ids) => {
  expect(look(query).ids).toEqual(ids);
});

test("WRK-04 a choice tells how many there would be with it in place of what is chosen of its kind", () => {
  const { counts } = look({ kind: "SUTRA", teacher: 1 });
  expect(counts["kind"]).toEqual({ SUTRA: 1, PAINTING: 2 });
  expect(counts["artist"]).toEqual({ 2: 1 });
  expect(counts["decade"]).toEqual({ 1990: 1 });
});

test("WRK-04 of techniques and colours several are asked for: a choice tells how many have it besides", () => {
  expect(look({ technique: "GOLD" }).counts["technique"]).toEqual({ GOLD: 2, PAPER: 1, INK: 1, SILK: 1, MINERAL: 1 });
  expect(look({ colour: "BLUE" }).counts["colour"]).toEqual({ BLUE: 2, GOLD: 1 });
});

test.each(["INK,", ",", " ink , GOLD,INK", ""])("WRK-04 %j is a list of words", (technique) => {
  expect(workSearchInput.safeParse({ technique }).success).toBe(true);
});

test.each([
  { technique: "OIL" },
  { size: "HUGE" },
  { from: 0 },
  { teacher: "x" },
  { limit: 101 },
  { keyword: "가".repeat(201) },
])("WRK-04 %j is refused", (query) => {
  expect(workSearchInput.safeParse(query).success).toBe(false);
});
