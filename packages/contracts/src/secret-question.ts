/** What a secret question says to everybody else: as its title, and as its text. */
export const secretTitle = "비밀 질문입니다.";
export const secretText = "글쓴이와 관리자만 읽는 질문입니다.";
