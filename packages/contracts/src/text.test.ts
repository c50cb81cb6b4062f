import { describe, expect, test } from "vitest";
import { line, singleLine, text, unusableCharacter } from "./text.ts";

const rules = [
  ["text", text()],
  ["line", line()],
  ["singleLine", singleLine()],
] as const;

/** In an order that is not theirs: each has to pass all before it. */
const marks = (count: number) => "\u0301\u0316".repeat(count / 2);

describe.each(rules)("%s", (_name, rule) => {
  test.each(["단청을 그리는 순서", "Tiếng Việt", "שָׁלוֹם עֲלֵיכֶם", "ที่นี่", "བཀྲ་ཤིས", "a\u0316\u0301", `a${marks(30)}`])(
    "CON-06 %s is taken, decomposed as well, and composed",
    (value) => {
      expect(rule.parse(value.normalize("NFD"))).toBe(value.normalize("NFC"));
    },
  );

  test.each([32, 200_000])("SEC-23 a letter with %i marks is refused, and at once", (count) => {
    const started = performance.now();
    expect(rule.safeParse(`a${marks(count)}`).error?.issues[0]?.message).toBe(unusableCharacter);
    expect(performance.now() - started).toBeLessThan(500);
  });

  test("SEC-23 as many marks as are taken cost no time, however many letters have them", () => {
    const started = performance.now();
    rule.parse(`a${marks(30)}`.repeat(25_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test("SEC-16 what is longer than any text is not composed, and the longest in single letters is", () => {
    expect(rule.safeParse("가".normalize("NFD").repeat(400_001)).error?.issues).toHaveLength(1);
    expect(rule.parse("각".repeat(200_000).normalize("NFD"))).toBe("각".repeat(200_000));
  });
});
