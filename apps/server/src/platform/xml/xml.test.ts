import { expect, test } from "vitest";
import { readXml } from "../../../testing/xml.ts";
import { element, xmlText } from "./xml.ts";

test("WRK-09 whatever people write is read back, but for what XML has no way to write", () => {
  const text = "<b> & ]]> \"달\" '물' 😀\n";
  const document = readXml(
    element("one", { said: text, unsaid: undefined }, xmlText(`${text}\u0000\u000B\uFFFE\uD800`)),
  );
  expect(document.documentElement?.textContent).toBe(text);
  expect(document.documentElement?.attributes).toHaveLength(1);
  expect(element("empty", {})).toBe("<empty/>");
});
