import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cloud } from "./cloud.tsx";

const kinds = [
  { kind: "crown", heads: 3 },
  { kind: "flying", heads: 2 },
  { kind: "wisp", heads: 1 },
] as const;

test.each(kinds)("SEE-14 a $kind cloud has graded heads over one graded tail, and no discs", ({ kind, heads }) => {
  const markup = renderToStaticMarkup(
    <svg>
      <Cloud x={0} y={0} kind={kind} />
    </svg>,
  );
  const count = (part: RegExp) => markup.match(part)?.length ?? 0;
  expect(count(/<radialGradient/gu)).toBe(heads);
  expect(count(/<linearGradient/gu)).toBe(1);
  expect(count(/fill="url\(#/gu)).toBe(heads + 1);
  expect(count(/<circle/gu)).toBe(0);
});
