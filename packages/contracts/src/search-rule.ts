// Without zod: the page loads it too.

/** In the order in which they are shown. */
export const searchKinds = ["POST", "WORK", "PERSON", "PAGE", "FILE"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const maximumQuery = 100;

/** Of a kind, beside the others; and on a page of its own. */
export const searchSizes = { shown: 5, page: 20 } as const;

/** Nobody turns more pages: whoever finds so many adds a word (docs/decisions/080). */
export const lastSearchPage = 3;

export const searchMessages = { tooLong: `검색어는 ${maximumQuery}자 이하로 입력해 주세요.` } as const;
