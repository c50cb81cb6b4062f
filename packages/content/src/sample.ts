/** `true` while the texts are samples: their pages then carry a seal, which leads to `sampleLines` at their foot. */
export const sampleContent: boolean = true;

/** Of the texts while `sampleContent` is true, of the database while a sample post stands in it. */
export const sampleLines = {
  texts:
    "이 누리집의 소개 글과 이름, 주소, 연락처는 지어낸 것입니다. 실제 자료로 바뀌기 전까지 사실과 다를 수 있습니다.",
  database: "전시와 게시판에는 지어낸 작품과 글이 있습니다.",
} as const;
