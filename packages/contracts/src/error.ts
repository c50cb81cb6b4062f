/** Every failure a service may answer with, and the Korean sentence its reader sees (spec §8, decisions.md). */
export const errorMessages = {
  ALREADY_TAKEN_EMAIL: "사용할 수 없는 이메일입니다.",
  ALREADY_TAKEN_NICKNAME: "사용할 수 없는 닉네임입니다.",
  ALREADY_TAKEN_USERNAME: "사용할 수 없는 아이디입니다.",
  BODY_MALFORMED: "요청의 형식을 읽을 수 없습니다.",
  BODY_TOO_LARGE: "보내신 내용이 너무 큽니다.",
  CALL_NOT_FOUND: "요청하신 주소를 찾을 수 없습니다.",
  CONTENT_TYPE_UNSUPPORTED: "지원하지 않는 형식의 요청입니다.",
  FOREIGN_ORIGIN: "다른 사이트에서 보낸 요청은 처리할 수 없습니다.",
  INPUT_INVALID: "입력하신 내용을 확인해 주세요.",
  INTERNAL: "일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
  METHOD_NOT_ALLOWED: "이 주소에서 지원하지 않는 요청 방식입니다.",
  NOT_ALLOWED: "권한이 없습니다.",
  POST_NOT_FOUND: "게시물을 찾을 수 없습니다.",
  SIGN_IN_FAILED: "아이디 또는 비밀번호를 확인해주세요.",
  SIGN_IN_REQUIRED: "로그인이 필요합니다.",
  TOO_MANY_CALLS: "한 번에 보낸 요청이 너무 많습니다.",
  TOO_MANY_REQUESTS: "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
  UNAVAILABLE: "지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.",
  USER_SUSPENDED: "활동이 정지된 계정입니다. 관리자에게 문의해주세요.",
} as const;

export type ErrorCode = keyof typeof errorMessages;

/** The same, with the time left; `seconds` from now. */
export function tooManyRequests(seconds: number): string {
  const left = seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
  return `요청이 너무 많습니다. ${left} 후 다시 시도해 주세요.`;
}
