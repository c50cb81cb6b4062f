/** What is asked before a page is left on which a comment is being written or on its way (NAV-31). */
export const leaveQuestion = {
  message: "아직 등록되지 않은 댓글이 있습니다. 이 페이지를 나가면 입력하신 내용이 사라질 수 있습니다.",
  danger: true,
};
