/** What a form says of a field that was left empty (requirements/constants.md). */
export const needed = {
  username: "아이디는 필수 입력 항목입니다.",
  password: "비밀번호를 입력해주세요.",
  confirmPassword: "비밀번호 확인은 필수 입력 항목입니다.",
  name: "이름을 입력해주세요.",
  nickname: "닉네임을 입력해주세요.",
  email: "이메일을 입력해주세요.",
  address: "주소를 검색해주세요.",
  detailAddress: "상세주소를 입력해주세요.",
} as const;

/** And of a password that is not the one it should be. */
export const passwordMismatch = "입력하신 비밀번호가 틀립니다.";
