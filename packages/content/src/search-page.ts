/** What pages are called on which one looks for something, by their address: visitors load these titles with them alone. */
export const searchPages = {
  "/search": "통합 검색",
  "/gallery/works": "작품 찾기",
  "/gallery/compare": "나란히 보기",
} as const;
