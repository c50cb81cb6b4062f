import type { CitedWork } from "@bulmo/contracts/cited-work";
import { expect, test } from "vitest";
import { citationStyles } from "./citation-text.ts";

const work: CitedWork = {
  title: "수월관음도",
  author: "한석록",
  artists: [
    { name: "한석록", role: "HEAD_PAINTER" },
    { name: "문하엽", role: "COLOURING" },
    { name: "한석록", role: "GILDING" },
    { name: "홍길동", role: "MOUNTING" },
  ],
  dated: "1930~",
  technique: "비단에 석채",
  height: "120",
  width: "80",
  depth: "",
  holder: "김제 부용사",
};
const shown = { association: "어느 불모회", exhibition: "제4회 불교미술전", url: "https://bulmo.example/w/12" };
const cite = (changes: Partial<CitedWork> = {}) =>
  citationStyles.map(({ write }) => write({ ...work, ...changes }, shown));

test("WRK-09 a work is cited as studies in Korean do, by APA and by Chicago; who mounted it did not make it", () => {
  expect(cite()).toEqual([
    "한석록·문하엽, 〈수월관음도〉, 1930년경, 비단에 석채, 120×80 cm, 김제 부용사 소장, 제4회 불교미술전, 어느 불모회, https://bulmo.example/w/12.",
    "한석록, & 문하엽. (ca. 1930). 수월관음도 [비단에 석채]. 김제 부용사. https://bulmo.example/w/12",
    "한석록, and 문하엽. 수월관음도. ca. 1930. 비단에 석채, 120×80 cm. 김제 부용사. 어느 불모회, 제4회 불교미술전. https://bulmo.example/w/12.",
  ]);
});

test("WRK-09 an image of which the height alone is known is cited with it, in the citation's language", () => {
  const [korean, , chicago] = cite({ kind: "SCULPTURE", technique: "청동", height: "45", width: "" });
  expect(korean).toContain(" 청동, 높이 45 cm, ");
  expect(chicago).toContain(" 청동, height 45 cm. ");
});

test("WRK-09 what is not known of a work leaves nothing behind", () => {
  const nothing = { artists: undefined, dated: "", technique: "", height: "", width: "", holder: "" };
  expect(cite({ ...nothing, author: "" })).toEqual([
    "〈수월관음도〉, 제4회 불교미술전, 어느 불모회, https://bulmo.example/w/12.",
    "수월관음도 [Artwork]. (n.d.). 어느 불모회. https://bulmo.example/w/12",
    "수월관음도. 어느 불모회, 제4회 불교미술전. https://bulmo.example/w/12.",
  ]);
  expect(cite(nothing)[1]).toBe("한석록. (n.d.). 수월관음도 [Artwork]. 어느 불모회. https://bulmo.example/w/12");
});

test("WRK-09 whoever has a name in Latin letters is called by it where the citation is English, and by both", () => {
  const artists = [
    { name: "한석록", latin: "Han Seok-rok", role: "HEAD_PAINTER" },
    { name: "문하엽", role: "COLOURING" },
  ] as const;
  const [korean, apa, chicago] = cite({ artists });
  expect(korean).toMatch(/^한석록·문하엽, /u);
  expect(apa).toMatch(/^Han Seok-rok 한석록, & 문하엽\. /u);
  expect(chicago).toMatch(/^Han Seok-rok 한석록, and 문하엽\. /u);
});

test("WRK-09 what a work is called in English stands behind its title where the citation is English", () => {
  const [korean, apa, chicago] = cite({ english: "Water-Moon Avalokiteśvara" });
  expect(korean).not.toContain("Water-Moon");
  expect(apa).toContain(" 수월관음도 [Water-Moon Avalokiteśvara] [비단에 석채]. ");
  expect(chicago).toContain(" 수월관음도 [Water-Moon Avalokiteśvara]. ");
  expect(cite({ english: "수월관음도" })).toEqual(cite());
});
