import type { FieldWords } from "./platform/rest/schema-word.ts";

const own = "추가한 페이지의 id. 그 글의 이름은 page-<id>입니다. 처음부터 있던 페이지면 null입니다.";

/** What the fields of pages and menus are, beside those of `api-words.ts`. */
export const sitePageWords: FieldWords = {
  menus: "처음과 달라진 메뉴. 없는 메뉴는 처음과 같습니다.",
  pages: "메뉴에 놓이는 페이지, 차례대로",
  pageTitle: "그 일이 있었던 페이지의 지금 이름. 페이지에 관한 일이 아니면 null입니다.",
  formerPaths: "옮기기 전의 주소. 지금 주소로 이어집니다.",
  isFixed: "처음부터 있던 페이지인지. 그런 페이지는 주소를 바꾸거나 지울 수 없습니다.",
  isHidden: "숨겼는지. 숨긴 페이지는 메뉴에서 빠지고 관리자에게만 열립니다.",
  removedAt: "지운 때. 지우지 않았으면 null입니다.",
  sections: "차례를 바꿀 메뉴와, 그 페이지의 id 차례대로",
  section: "페이지가 놓이는 메뉴",
  "MenuPage.id": own,
};
