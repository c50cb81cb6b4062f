const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', nbsp: " ", amp: "&" };

/** HTML with the few references that texts of ours and common mail have, each taken for its sign, once. */
export const decodeHtml = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|nbsp|amp);/gu, (reference, name: string) => signs[name] ?? reference);
