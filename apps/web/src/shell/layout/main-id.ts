/** What the skip link and a page change lead to. */
export const mainId = "main";
