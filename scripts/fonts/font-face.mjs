export function rangeOf(characters) {
  const points = characters.map((character) => character.codePointAt(0)).toSorted((a, b) => a - b);
  const runs = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) {
      run[1] = point;
    } else {
      runs.push([point, point]);
    }
  }
  const hex = (point) => point.toString(16);
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(",");
}

/** Everything between the first and the last: of rules that overlap, the later one has its characters (CSS Fonts 4 §4.5). */
export const spanOf = (characters) => {
  const points = characters.map((character) => character.codePointAt(0));
  return `U+${Math.min(...points).toString(16)}-${Math.max(...points).toString(16)}`;
};

/** The rule that has a browser fetch the file when a page holds one of its characters, and not before. */
export function fontFace({ family, css }, url, range) {
  return `@font-face {
  font-family: '${family}';
  src: url('${url}') format('woff2');
  font-weight: ${css};
  font-display: swap;
  unicode-range: ${range};
}
`;
}
