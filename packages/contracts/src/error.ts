import * as sentences from "./error-sentence.ts";
import { internalError } from "./internal-error.ts";

const codeRefused = "인증번호 또는 복구 코드를 확인해 주세요. 한 번 사용한 것은 다시 사용할 수 없습니다.";
const overtaken = "그사이 다른 관리자가 먼저 저장했습니다. 저장된 내용과 비교해 주세요.";
const draftNotFound = "초안을 찾을 수 없습니다. 이미 공개되었거나 지워졌습니다.";
const versionNotFound = "판을 찾을 수 없습니다.";

/** Every failure a service may answer with, and the Korean sentence its reader sees (requirements/constants.md, requirements/decisions.md). */
export const errorMessages = {
  ACCOUNT_BUSY: "지금 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  ADDRESS_MALFORMED:
    "주소에 쓸 수 없는 글자가 있습니다. 한글과 빈칸은 퍼센트 인코딩(가는 %EA%B0%80)으로 바꾸어 보내 주세요.",
  ADMIN_KEEPS_OWN: "관리자의 정보는 본인이 마이페이지에서 고칩니다.",
  ADMIN_NOT_READY: "활동 중이고 비밀번호를 정한 회원만 관리자로 지정할 수 있습니다.",
  AGREEMENT_CHANGED: "그사이 새 판이 시행되었습니다. 새 내용을 읽고 다시 동의해 주세요.",
  AGREEMENT_DRAFT_NOT_FOUND: draftNotFound,
  AGREEMENT_OVERTAKEN: overtaken,
  AGREEMENT_VERSION_NOT_FOUND: versionNotFound,
  ALREADY_TAKEN_EMAIL: sentences.emailTaken,
  ALREADY_TAKEN_NICKNAME: sentences.nicknameTaken,
  ALREADY_TAKEN_USERNAME: sentences.usernameTaken,
  ANIMATION_TOO_LARGE:
    "움직이는 이미지가 너무 큽니다. 480×270픽셀이면 60장면, 320×240픽셀이면 150장면 이하로 줄여 주세요.",
  BOARD_CLOSED: "닫혀 있어 글을 쓸 수 없는 게시판입니다.",
  BOARD_OVERTAKEN: "그사이 다른 관리자가 이 게시판을 먼저 고쳤습니다. 저장된 내용과 비교해 주세요.",
  BOARD_PERMANENT: "공지사항과 Q&A는 지울 수 없습니다. 쓰지 않으시려면 닫아 주세요.",
  BOARD_USED: "글이 있는 게시판은 지울 수 없습니다. 휴지통에 있는 글도 먼저 완전히 지워 주세요.",
  BOARDS_TOO_MANY: "게시판은 50개까지 둘 수 있습니다.",
  BODY_MALFORMED: "요청의 형식을 읽을 수 없습니다.",
  BODY_TOO_LARGE: "보내신 내용이 너무 큽니다.",
  BODY_TOO_SLOW: "전송이 중간에 멈추어 요청을 처리하지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.",
  BULLETIN_NOT_FOUND: "이미 지워졌거나 찾을 수 없는 팝업·배너입니다.",
  BULLETIN_OVERTAKEN: "그사이 다른 관리자가 이 팝업·배너를 먼저 고쳤습니다. 저장된 내용과 비교해 주세요.",
  CALL_NOT_FOUND: "요청하신 주소를 찾을 수 없습니다.",
  CHRONICLE_OVERTAKEN: overtaken,
  CHRONICLE_VERSION_NOT_FOUND: versionNotFound,
  COMMENT_NOT_FOUND: "댓글을 찾을 수 없습니다.",
  PINS_TOO_MANY: "공지는 5건까지 고정할 수 있습니다. 다른 공지의 고정을 먼저 풀어 주세요.",
  COMMENTS_OFF: "이 게시판의 글에는 댓글을 쓸 수 없습니다.",
  CONTENT_TYPE_UNSUPPORTED: "지원하지 않는 형식의 요청입니다.",
  EVENT_FULL: "남은 자리보다 많은 분이 오십니다. 남은 자리를 확인해 주세요.",
  EVENT_NOT_FOUND: "행사를 찾을 수 없습니다.",
  EVENT_OVERTAKEN: "그사이 다른 관리자가 이 행사를 먼저 고쳤습니다. 저장된 내용과 비교해 주세요.",
  EVENT_REPLIES_CLOSED: "지금은 참석 여부를 받지 않습니다.",
  EVENTS_TOO_MANY: "행사는 1,000건까지 둘 수 있습니다. 지난 행사를 먼저 지워 주세요.",
  EXHIBITION_NOT_FOUND: "전시를 찾을 수 없습니다.",
  EXHIBITION_OVERTAKEN: "그사이 다른 관리자가 이 전시를 먼저 고쳤습니다. 저장된 내용과 비교해 주세요.",
  EXHIBITION_REORDERED: "그사이 다른 관리자가 작품의 차례를 먼저 바꾸었습니다. 지금 차례와 비교해 주세요.",
  PAGE_TEXT_DRAFT_NOT_FOUND: draftNotFound,
  PAGE_TEXT_OVERTAKEN: "그사이 다른 관리자가 먼저 저장했습니다. 저장된 내용과 비교해 주세요.",
  PAGE_TEXT_VERSION_NOT_FOUND: versionNotFound,
  PLAN_NOT_FOUND: "예약한 글을 찾을 수 없습니다. 이미 올라갔거나 지워진 글입니다.",
  PLAN_OVERTAKEN: "그사이 다른 관리자가 예약한 글을 먼저 고쳤습니다. 저장된 내용과 비교해 주세요.",
  EXHIBITION_USED: "작품이 있는 전시는 지울 수 없습니다. 휴지통에 있거나 예약한 작품도 먼저 완전히 지워 주세요.",
  FILE_DAMAGED: sentences.fileDamaged,
  FILE_ENCRYPTED: "암호가 걸린 문서는 올릴 수 없습니다. 암호를 풀어 저장하신 뒤 다시 올려 주세요.",
  FILE_HWP_OUTDATED:
    "한글 3.0 형식으로 저장된 파일은 올릴 수 없습니다. 한글에서 HWP 5.0 형식으로 다시 저장하여 올려 주세요.",
  FILE_KIND_UNSUPPORTED:
    "올릴 수 없는 종류의 파일입니다. PDF, HWP, HWPX, DOCX, XLSX, PPTX, ODT, ODS, ODP, ZIP, TXT, CSV, MP3, M4A, MP4를 올릴 수 있습니다.",
  FILE_MISSING: "올릴 이미지를 선택해 주세요.",
  FILE_NAME_INVALID: "파일의 이름을 읽을 수 없습니다. 이름을 바꾸어 다시 올려 주세요.",
  FILE_TOO_LARGE: "첨부 파일은 하나에 50MB까지 올릴 수 있습니다.",
  FILE_UPLOAD_FAILED: "파일을 올리지 못했습니다. 잠시 후 다시 시도해 주세요.",
  FILES_TOO_MANY: "첨부 파일은 한 글에 10개까지 붙일 수 있습니다.",
  FOREIGN_ORIGIN: "다른 누리집에서 보낸 요청은 처리할 수 없습니다.",
  GRADE_NOT_FOUND: "이미 지워졌거나 찾을 수 없는 회원 등급입니다.",
  GRADE_USED:
    "회원이 속해 있거나 게시판에서 쓰고 있는 등급은 지울 수 없습니다. 회원과 게시판의 등급을 먼저 바꾸어 주세요.",
  GRADES_TOO_MANY: "회원 등급은 20개까지 둘 수 있습니다.",
  HEIC_UNSUPPORTED: "읽을 수 없는 HEIC 이미지입니다. JPEG로 바꾸어 다시 시도해 주세요.",
  IDEMPOTENCY_KEY_REUSED: "먼저 보내신 다른 내용이 이미 올라가 있습니다. 확인하신 뒤 다시 시도해 주세요.",
  INPUT_INVALID: "입력하신 내용을 확인해 주세요.",
  INTERNAL: internalError,
  INVITATION_EXPIRED: "초대 기한이 지났습니다.",
  INVITATION_GONE: sentences.invitationGone,
  INVITATION_NEEDLESS: "이미 비밀번호를 정한 회원입니다.",
  BOUNCE_FOREIGN:
    "이 누리집에서 보낸 공지 메일이 되돌아온 것이 아닙니다. 보낸 지 30일이 지난 공지 메일은 찾을 수 없습니다.",
  BOUNCE_SOFT: "배달이 늦어지거나 잠시 받지 못했다는 메일이어서 되돌아온 것으로 적지 않았습니다.",
  BOUNCE_UNREADABLE:
    "배달 실패를 알리는 메일이 아니거나, 누구에게 왜 가지 못했는지 분명하지 않은 메일입니다. 원본(.eml)이 맞다면 내용을 읽어 보시고 그 회원에게 다른 주소를 물어봐 주세요.",
  MAILING_IMPRINT_MISSING:
    "광고 메일에는 보내는 이의 주소와 전화번호를 적어야 합니다. ‘협회의 주소와 연락처’에서 주소와 전화번호를 먼저 적어 주세요.",
  MAILING_NOBODY:
    "받을 회원이 없습니다. 공지 메일에 동의하고 이메일 주소를 확인한 회원에게만 보낼 수 있고, 이미 받은 회원에게는 다시 보내지 않습니다.",
  MAILING_NOT_FOUND: "찾을 수 없는 메일입니다.",
  MAILING_OVER: "이미 모두 보낸 메일이어서 멈출 것이 없습니다.",
  MAIL_PROOF_WRONG: "인증번호가 맞지 않거나 시간이 지났습니다. 인증번호를 다시 받아 주세요.",
  MAIL_PROOF_NEEDLESS: "이미 확인된 이메일 주소입니다.",
  JOB_NOT_FOUND: "다시 할 수 있는 작업이 아닙니다. 이미 끝났거나 목록에서 사라진 작업입니다.",
  KEY_NOT_ALLOWED: "API 키로는 할 수 없는 일입니다.",
  KEY_NOT_FOUND: "이미 폐기되었거나 찾을 수 없는 API 키입니다.",
  KEY_SCOPE_MISSING: "이 API 키에는 필요한 권한이 없습니다.",
  KEYS_TOO_MANY: "API 키는 20개까지 만들 수 있습니다.",
  LAST_ADMIN: "마지막 관리자는 정지하거나 삭제할 수 없고, 관리자 지정을 해제하거나 탈퇴할 수도 없습니다.",
  METHOD_NOT_ALLOWED: "이 주소에서 지원하지 않는 요청 방식입니다.",
  MAIL_STOP_UNKNOWN: "쓸 수 없는 주소입니다. 마이페이지에서 메일 알림을 켜고 끄실 수 있습니다.",
  NOT_ALLOWED: "권한이 없습니다.",
  OFFICER_NOT_FOUND: "찾을 수 없는 임원입니다.",
  OFFICER_OVERTAKEN: overtaken,
  OFFICERS_TOO_MANY: "임원은 한 기수에 200명까지 적을 수 있습니다.",
  PASSWORD_CHANGE_FAILED: sentences.passwordChangeFailed,
  PASSWORD_CHANGE_REFUSED: sentences.passwordChangeFailed,
  PASSWORD_GUESSABLE: sentences.passwordTooWeak,
  PASSWORD_UNCHECKED: "비밀번호를 다시 확인해 주세요.",
  PEOPLE_TOO_MANY: "문도는 1,000명까지 적을 수 있습니다.",
  PERSON_NOT_FOUND: "찾을 수 없는 사람입니다.",
  PERSON_OVERTAKEN: overtaken,
  PERSON_USED: "제자가 있거나 임원으로 적힌 사람은 지울 수 없습니다.",
  PICTURE_BROKEN: "이미지 파일이 손상되어 읽을 수 없습니다. 다른 파일로 다시 시도해 주세요.",
  PICTURE_MIXED:
    "이미지 파일 안에 웹 문서나 압축 파일 같은 다른 내용이 섞여 있습니다. 사진 앱이나 그림판에서 새로 저장하여 다시 올려 주세요.",
  PICTURE_TOO_LARGE: sentences.pictureTooLarge,
  PICTURE_UNSUPPORTED: sentences.pictureUnsupported,
  POSITION_RESERVED: "관리자로 오해할 수 있는 직책입니다. 다른 직책을 입력해 주세요.",
  POST_NOT_FOUND: "게시물을 찾을 수 없습니다.",
  POST_OVERTAKEN: "그사이 다른 곳에서 이 글을 먼저 고쳤습니다. 저장된 글을 확인해 주세요.",
  SECOND_FACTOR_FAILED: codeRefused,
  SECOND_FACTOR_MISSING: sentences.secondFactorMissing,
  SECOND_FACTOR_NEEDED: sentences.secondFactorNeeded,
  SECOND_FACTOR_REFUSED: codeRefused,
  SECOND_FACTOR_WRONG: sentences.secondFactorWrong,
  SESSION_CURRENT: "지금 쓰시는 기기입니다. 화면 위의 ‘로그아웃’을 이용해 주세요.",
  SESSION_NOT_FOUND: "이미 로그아웃되었거나 찾을 수 없는 기기입니다.",
  SIGN_IN_FAILED: "아이디 또는 비밀번호를 확인해주세요.",
  SIGN_IN_REQUIRED: "로그인이 필요합니다.",
  SET_UP_CODE_REFUSED: "준비용 주소가 맞지 않거나 더는 쓸 수 없습니다.",
  SITE_PREPARING: "누리집을 준비하고 있습니다.",
  SITE_PAGE_FIXED: "처음부터 있던 페이지는 지울 수 없습니다. 메뉴에서 숨기실 수 있습니다.",
  SITE_PAGE_NOT_FOUND: "이미 지워졌거나 찾을 수 없는 페이지입니다.",
  SITE_PAGE_OVERTAKEN: "그사이 다른 관리자가 이 페이지를 먼저 고쳤습니다. 저장된 내용과 비교해 주세요.",
  SITE_PAGES_TOO_MANY: "페이지는 100개까지 추가할 수 있습니다.",
  TERM_NOT_FOUND: "찾을 수 없는 기수입니다.",
  TERM_OVERTAKEN: overtaken,
  TOO_MANY_REQUESTS: "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
  UNAVAILABLE: "지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.",
  STORAGE_UNAVAILABLE: "지금은 파일 저장소에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.",
  UPLOAD_BUSY: "지금 처리 중인 파일이 많습니다. 잠시 후 다시 시도해 주세요.",
  UPLOAD_FAILED: sentences.uploadFailed,
  UPLOAD_NOT_FOUND: "보내던 파일을 찾을 수 없습니다. 처음부터 다시 올려 주세요.",
  UPLOAD_NO_SPACE: "저장 공간이 부족하여 파일을 올리지 못했습니다. 관리자에게 문의해 주세요.",
  UPLOAD_OUT_OF_STEP: "파일의 앞부분이 다른 곳에서 먼저 도착했습니다. 이어서 올려 주세요.",
  UPLOAD_PROTOCOL_UNSUPPORTED: "tus 1.0.0으로 보내 주세요.",
  UPLOAD_QUOTA_EXCEEDED:
    "글에 쓰지 않은 이미지와 파일이 300MB에 이르러 더 올릴 수 없습니다. 올린 것을 글에 넣어 올려 주세요. 쓰지 않은 것은 30일이 지나면 저절로 지워집니다.",
  UPLOADS_UNDER_WAY: "먼저 올린 파일을 아직 처리하고 있습니다. 끝난 뒤에 다시 시도해 주세요.",
  USER_NOT_FOUND: "사용자 정보가 없습니다.",
  USER_OVERTAKEN: "그사이 회원 정보가 바뀌었습니다. 바뀐 내용을 확인하신 뒤 다시 저장해 주세요.",
  APPLICATION_NOT_FOUND: "이미 처리되었거나 찾을 수 없는 가입 신청입니다.",
  DUES_NOT_FOUND: "적어 둔 회비가 없습니다. 그사이 지워졌을 수 있습니다.",
  USER_APPLYING: "가입 신청을 확인하고 있습니다. 승인되면 이메일로 알려 드립니다.",
  USER_DORMANT: "1년 넘게 로그인하지 않아 휴면으로 바뀐 계정입니다. 휴면을 해제하면 지금처럼 이용하실 수 있습니다.",
  USER_SUSPENDED: "활동이 정지된 계정입니다. 관리자에게 문의해주세요.",
  WEBHOOK_DELIVERY_NOT_FOUND: "찾을 수 없는 알림입니다. 보낸 지 30일이 지난 알림은 남아 있지 않습니다.",
  WEBHOOK_NOT_FOUND: "이미 삭제되었거나 찾을 수 없는 웹훅입니다.",
  WEBHOOK_OFF: "꺼져 있는 웹훅입니다. 켠 뒤에 다시 시도해 주세요.",
  WEBHOOKS_TOO_MANY: "웹훅은 10개까지 둘 수 있습니다.",
} as const;

export type ErrorCode = keyof typeof errorMessages;

const minute = 60;
const hour = 60 * minute;

const timeLeft = (seconds: number): string => {
  if (seconds < minute) return `${seconds}초`;
  return seconds < 2 * hour ? `${Math.ceil(seconds / minute)}분` : `${Math.ceil(seconds / hour)}시간`;
};

/** The same, with the time left; `seconds` from now. */
export function tooManyRequests(seconds: number): string {
  const left = timeLeft(seconds);
  return `요청이 너무 많습니다. ${left} 후 다시 시도해 주세요.`;
}

/** A key is not made without its letter, of which an address that nobody has proven gets few. */
export const keyMailUsedUp = (seconds: number): string =>
  `API 키를 만들면 안내 메일을 보내 드리는데, 이 메일 주소로 오늘 보낼 수 있는 메일을 모두 보냈습니다. ${timeLeft(seconds)} 후 다시 시도해 주세요.`;
