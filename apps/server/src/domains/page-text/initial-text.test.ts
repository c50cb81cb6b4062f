import { pageTextSaveInput } from "@bulmo/contracts/page-text";
import { pageTextNames } from "@bulmo/contracts/page-text-rule";
import { shapeOf } from "@bulmo/contracts/page-text-shape";
import { expect, test } from "vitest";
import { initialTexts } from "./initial-text.ts";

test.each(pageTextNames)("PAG-09 what a site begins with may be saved as it is: %s", (name) => {
  const text = initialTexts[name];
  expect(pageTextSaveInput.parse({ name, text }).text).toEqual(text);
});

test.each(pageTextNames)("PAG-09 a site begins with all parts of %s", (name) => {
  const { fields, lists } = initialTexts[name];
  const shape = shapeOf(name);
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(shape.fields).toSorted());
  expect(Object.keys(lists).toSorted()).toEqual(Object.keys(shape.lists).toSorted());
  for (const [list, rows] of Object.entries(lists))
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual(Object.keys(shape.lists[list]?.fields ?? {}).toSorted());
});
