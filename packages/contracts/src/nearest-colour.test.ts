import { describe, expect, test } from "vitest";
import { coloursOf, nearestColour } from "./nearest-colour.ts";
import { plainColours, writingColours } from "./writing-colour.ts";

const inkAndPaper = [
  ["black", "#000"],
  ["black, as HWP writes it", "rgb(0, 0, 0)"],
  ["Word's automatic colour", "#1f1f1f"],
  ["white", "#fff"],
  ["nearly white", "rgb(252, 252, 250)"],
  ["the page by day", "#faf7f0"],
  ["the page by day, deeper", "#f3eee2"],
  ["the page by lamp", "#171411"],
  ["a field by lamp", "#241f1a"],
  ["the text by day", "#1f1b16"],
  ["what nobody can read", "windowtext"],
  ["a colour that lets the ground through", "rgba(255, 0, 0, 0.5)"],
  ["nothing", ""],
] as const;

describe.each(["word", "ground"] as const)("the colour of a %s", (kind) => {
  test.each(inkAndPaper)("SEE-05 %s (%s) is the page's own", (_name, colour) => {
    expect(nearestColour(kind, colour)).toBeUndefined();
  });

  test.each(writingColours)("SEE-05 %s is itself, by its name and by its shade", (name) => {
    expect(nearestColour(kind, name)).toBe(name);
    expect(nearestColour(kind, plainColours[name][kind])).toBe(name);
  });

  test("SEE-05 every colour that can be sent is one of ours, or the page's own", () => {
    const known = new Set<string | undefined>([undefined, ...writingColours]);
    const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255];
    const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `rgb(${r}, ${g}, ${b})`)));
    const found = grid.map((colour) => nearestColour(kind, colour));
    expect(found.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(found)).toEqual(known);
  });
});

test("SEE-05 words in the text's own colour by lamp are in it by day", () => {
  expect(nearestColour("word", "#ede6d8")).toBeUndefined();
});

test.each([
  ["#f00", "red"],
  ["rgb(0, 0, 255)", "blue"],
  ["#000080", "blue"],
  ["#008000", "green"],
  ["#0f0", "green"],
  ["#ff0", "yellow"],
  ["#ffa500", "orange"],
  ["#8b4513", "brown"],
  ["#800080", "purple"],
  ["#ff1493", "pink"],
  ["#808080", "gray"],
  ["#a32f24", "red"],
])("SEE-05 a word of %s is %s", (colour, name) => {
  expect(nearestColour("word", colour)).toBe(name);
});

test.each([
  [{ color: "#ff0000" }, ["red"]],
  [{ "data-text-color": "blue", color: "#ff0000" }, ["blue"]],
  [{ "data-style-type": "textColor", "data-value": "green", "data-text-color": "blue", color: "#f00" }, ["green"]],
  [{ "data-style-type": "backgroundColor", "data-value": "green", color: "#f00" }, ["red", "green"]],
  // A name that says ink says it: the value beside it is what readers without names are given.
  [{ "data-style-type": "textColor", "data-value": "#000000", color: "#f00" }, []],
  [{ "data-text-color": "rgb(255, 255, 255)", color: "#f00" }, []],
  [{ "data-text-color": "default", color: "#f00" }, ["red"]],
  [{ "data-text-color": "", color: "#f00", "background-color": "#ffff00" }, ["red", "yellow"]],
  [{ "data-value": "red", "data-style-type": "bold" }, []],
] as [Record<string, string>, string[]][])("SEE-05 of all that says a colour in %j, %j counts", (said, names) => {
  const read = (name: string) => said[name];
  expect(coloursOf({ attribute: read, style: read }).map(({ name }) => name)).toEqual(names);
});
