import type { FieldWords } from "./platform/rest/schema-word.ts";

const own = "추가한 쪽의 id. 그 글의 이름은 page-<id>입니다. 처음부터 있던 쪽이면 null입니다.";

/** What the fields of pages and menus are, beside those of `api-words.ts`. */
export const sitePageWords: FieldWords = {
  menus: "처음과 달라진 메뉴. 없는 메뉴는 처음과 같습니다.",
  pages: "메뉴에 놓이는 쪽, 차례대로",
  pageTitle: "그 일이 있었던 쪽의 지금 이름. 쪽에 관한 일이 아니면 null입니다.",
  formerPaths: "옮기기 전의 주소. 지금 주소로 이어집니다.",
  isFixed: "처음부터 있던 쪽인지. 그런 쪽은 주소를 바꾸거나 지울 수 없습니다.",
  isHidden: "숨겼는지. 숨긴 쪽은 메뉴에서 빠지고 관리자에게만 열립니다.",
  removedAt: "지운 때. 지우지 않았으면 null입니다.",
  sections: "차례를 바꿀 메뉴와, 그 쪽의 id 차례대로",
  section: "쪽이 놓이는 메뉴",
  "MenuPage.id": own,
};
