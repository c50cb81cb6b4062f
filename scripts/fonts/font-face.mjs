function unicodeRange(characters) {
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

/** The rule that has a browser fetch the file when a page holds one of its characters, and not before. */
export function fontFace({ family, css }, url, held) {
  return `@font-face {
  font-family: '${family}';
  src: url('${url}') format('woff2');
  font-weight: ${css};
  font-display: swap;
  unicode-range: ${unicodeRange(held)};
}
`;
}
