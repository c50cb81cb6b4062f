import { processorTime } from "@bulmo/testing/processor-time";
import { expect, test } from "vitest";
import { checkJson } from "./json-check.ts";

test.each([
  "{}",
  "[]",
  '"text"',
  "5",
  '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
  '{"a":"\\"b\\":1, \\\\","b":"{[\\""}',
  '{ "a" : "constructor", "b" : ["__proto__"] }',
  '{"가":1,"각":2}',
  `{"content":${JSON.stringify('<p class="x">{"a":1,"a":2}</p>\\'.repeat(50_000))}}`,
  "{",
  '{"a',
  "]]]",
])("hazard 3: %.60s is left to the parser", (json) => {
  expect(() => checkJson(json)).not.toThrow();
});

test.each([
  '{"a":1,"a":2}',
  `{"a":1,"a"${" ".repeat(1_000)}:2}`,
  '{"a":1,"\\u0061":2}',
  '{"a":[{"b":1, "b" : 2}]}',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":{"\\u005f_proto__":1}}',
  '{"constructor":{"prototype":{}}}',
  "[".repeat(10_000) + "]".repeat(10_000),
  `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  '{"a\\x":1}',
])("hazard 3: %.60s is refused", (json) => {
  expect(() => checkJson(json)).toThrow("요청의 형식을 읽을 수 없습니다.");
});

test("hazard 3: two megabytes of quotes and slashes are read in no time", () => {
  for (const json of [`{"a":"${'\\"'.repeat(1_000_000)}"}`, `{"a":"${"\\".repeat(2_000_000)}"}`])
    expect(processorTime(() => checkJson(json))).toBeLessThan(500);
});
