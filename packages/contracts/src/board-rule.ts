// Without zod, as what readers load; apart from the rest, which every page loads.

/** The last part of an address below /community, which reads as a type in capitals that no exhibition has. */
export const boardAddressPattern = /^(?!exhibition)(?!.*-exhibition$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;
export const shortestBoardAddress = 2;
export const longestBoardAddress = 30;

/** What a board is called for good that is added with this address. */
export const boardTypeOf = (address: string): string => address.toUpperCase().replaceAll("-", "_");

/** Most characters of a word that posts bear before their title, and most of them on one board. */
export const longestHeading = 12;
export const maximumHeadings = 20;
export const headingTooLong = `말머리는 ${longestHeading}자 이하로 적어 주세요.`;
