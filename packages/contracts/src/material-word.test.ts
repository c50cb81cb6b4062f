import { expect, test } from "vitest";
import { materialsInEnglish, techniquesIn } from "./material-word.ts";

test.each([
  ["비단에 석채와 금니", ["SILK", "MINERAL", "GOLD"], "silk, mineral pigments, gold"],
  ["비단에 먹과 금", ["SILK", "INK", "GOLD"], "silk, ink, gold"],
  ["명주에 금가루", ["SILK", "GOLD"], "silk, gold"],
  ["견본채색(絹本彩色)", ["SILK", "COLOUR"], "silk, colours"],
  ["종이에 수묵담채", ["PAPER", "INK", "COLOUR"], "paper, ink, colours"],
  ["紺紙金泥", ["PAPER", "GOLD"], "paper, gold"],
  ["모시에 채색", ["HEMP", "COLOUR"], "ramie, colours"],
  ["木綿에 채색", ["COTTON", "COLOUR"], "cotton, colours"],
  ["면에 아크릴", ["COTTON"], "cotton, acrylic"],
  ["벽면에 석채", ["WALL", "MINERAL"], "wall, mineral pigments"],
  ["토벽에 채색, 벽화", ["WALL", "COLOUR"], "wall, colours"],
  ["나무 표면에 옻칠", ["WOOD", "LACQUER"], "wood, lacquer"],
  ["나무면에 주칠", ["WOOD", "LACQUER"], "wood, red lacquer"],
  ["먹감나무에 나전", ["WOOD"], "wood, mother-of-pearl"],
  ["은행나무에 옻칠, 순금박", ["WOOD", "GOLD", "LACQUER"], "wood, gold, lacquer"],
  ["木造乾漆", ["WOOD", "LACQUER"], "wood, dry lacquer"],
  ["금동", [], "gilt bronze"],
  ["목판화", [], "print"],
  ["천연석채, 은니", ["MINERAL", "SILVER"], "mineral pigments, silver"],
  ["Ink and gold on silk", ["SILK", "INK", "GOLD"], "silk, ink, gold"],
  ["colors on hanji", ["PAPER", "COLOUR"], "paper, colours"],
  // Words that begin as a material does.
  ["금강산에서 그린 은은한 화면에", [], ""],
  ["지금은 마음의 표면에", [], ""],
  ["pink walnut, goldfish", [], ""],
  ["", [], ""],
])("WRK-04 WRK-06 ‘%s’ names %j", (text, techniques, english) => {
  expect([techniquesIn(text), materialsInEnglish(text)]).toEqual([techniques, english]);
});
