/** A script of the page's own (`inline/`), with what it is told as `data`. */
export const inlineScript = (code: string, data: unknown): string =>
  `{const data=${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)};${code}}`;
