/** Every public page there is now, with the heading it must show. */
export const publicPages = [
  { path: "/", heading: "일섭문도회" },
  { path: "/community/notice", heading: "공지사항" },
  { path: "/community/notice?page=3", heading: "공지사항" },
  { path: "/community/notice?searchType=USER&searchKeyword=%EC%82%AC%EB%AC%B4%EA%B5%AD", heading: "공지사항" },
  { path: "/community/notice?searchKeyword=%EC%97%86%EB%8A%94%EB%82%B1%EB%A7%90", heading: "공지사항" },
  { path: "/community/notice/detail?index=80", heading: "공지사항" },
  { path: "/community/qna", heading: "Q&A" },
  { path: "/community/qna/detail?index=120", heading: "Q&A" },
  { path: "/gallery/exhibition/1", heading: "제1회 일섭문도회 불교미술전" },
  { path: "/gallery/exhibition/4/9", heading: "제4회 일섭문도회 불교미술전" },
  { path: "/sign-in", heading: "로그인" },
  { path: "/sign-up", heading: "회원가입" },
  { path: "/find-info/id", heading: "아이디 찾기" },
  { path: "/find-info/password", heading: "비밀번호 찾기" },
  { path: "/terms", heading: "이용약관" },
  { path: "/personal-info", heading: "개인정보처리방침" },
] as const;

export const missingPages = [
  "/nothing-here",
  "/community/nothing",
  "/community/notice/detail",
  "/community/notice/detail?index=0",
  "/community/notice/detail?index=abc",
  "/community/notice/detail?index=999999",
  "/community/qna/detail?index=-3",
  "/gallery/nothing",
  "/gallery/exhibition/1/1",
  "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=999999",
] as const;
