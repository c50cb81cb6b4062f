import type { CallNotes } from "../../platform/rest/call-note.ts";

const page = {
  id: 15,
  section: "about",
  address: "support",
  title: "후원 안내",
  isFixed: false,
  isHidden: false,
  formerPaths: ["/news/support"],
  removedAt: null,
  revision: 3,
};

const named = { id: page.id };

export const sitePageNotes: CallNotes = {
  "sitePage-list": { access: "admin", answer: [page] },
  "sitePage-get": {
    access: "admin",
    request: named,
    answer: page,
    version: { tells: true },
    errors: ["SITE_PAGE_NOT_FOUND"],
  },
  "sitePage-create": {
    access: "admin",
    about:
      "그 메뉴의 맨 끝에 놓입니다. isHidden을 보내지 않으면 숨긴 채로 추가되어, 글을 쓰고 나서 보이게 할 수 있습니다. 페이지의 글은 page-text 호출에서 name을 page-<id>로 보내 읽고 고칩니다.",
    request: { section: "about", address: "support", title: "후원 안내" },
    answer: { ...page, isHidden: true, formerPaths: [], revision: 1 },
    errors: ["SITE_PAGES_TOO_MANY"],
  },
  "sitePage-update": {
    access: "admin",
    about:
      "보내지 않은 것은 그대로 있습니다. 주소(address)나 메뉴(section)를 바꾸면 예전 주소는 새 주소로 이어지고, 그 주소를 다른 페이지가 쓰게 되면 그 페이지가 보입니다. 숨긴 페이지는 메뉴와 사이트맵에서 빠지고 관리자에게만 열립니다. 처음부터 있던 페이지는 이름을 바꾸거나 숨길 수만 있습니다.",
    request: { id: page.id, section: "about" },
    answer: page,
    version: { overtaken: "SITE_PAGE_OVERTAKEN" },
    errors: ["SITE_PAGE_NOT_FOUND"],
  },
  "sitePage-order": {
    access: "admin",
    about:
      "여러 메뉴를 한 번에 보낼 수 있고, 하나라도 바꿀 수 없으면 아무것도 바꾸지 않습니다. 보내지 않은 페이지는 보낸 페이지들 뒤에, 있던 차례대로 놓입니다. 전시와 게시판은 페이지보다 앞에 놓입니다.",
    request: { sections: [{ section: "about", ids: [1, 2, 15, 3] }] },
    answer: [page],
  },
  "sitePage-remove": {
    access: "admin",
    about: "지운 페이지는 되살릴 수 있고, 글과 예전 주소도 함께 돌아옵니다. 처음부터 있던 페이지는 지울 수 없습니다.",
    request: named,
    answer: { ...page, removedAt: "2026-12-26T05:00:00.000Z", revision: 4 },
    errors: ["SITE_PAGE_NOT_FOUND", "SITE_PAGE_FIXED"],
  },
  "sitePage-unwritten": {
    access: "admin",
    about: "처음의 글로 시작한 누리집에서는 비어 있습니다.",
    answer: ["greeting", "terms"],
  },
  "sitePage-restore": {
    access: "admin",
    about:
      "그사이 다른 페이지가 그 주소를 쓰고 있으면 400으로 거절합니다. 그때는 address에 같은 메뉴의 다른 주소를 보내면 그 주소로 되살립니다.",
    request: { ...named, address: "support-2" },
    answer: { ...page, address: "support-2", formerPaths: ["/about/support", "/news/support"], revision: 5 },
    errors: ["SITE_PAGE_NOT_FOUND", "SITE_PAGES_TOO_MANY"],
  },
};
