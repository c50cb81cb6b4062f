import { association } from "@bulmo/content/association";
import { errorMessages } from "@bulmo/contracts/error";
import { schemaReasons } from "../input/field-fault.ts";
import type { SchemaObject } from "./openapi.ts";

/** As the document is written; who reads it is told the name of today. */
export const associationName = association.name;

export const titleOf = (name: string) => `${name} API`;

export const title = titleOf(associationName);

/** Of the interface; docs/api.md says what its numbers promise, docs/api-changelog.md what each version brought. */
export const version = "1.1.0";

export const description = `${association.name} 누리집을 프로그램에서 쓰는 API입니다.

- 요청과 응답의 본문은 JSON이고, 이미지 올리기만 multipart/form-data입니다.
- 로그인하면 10분 동안 쓸 수 있는 접근 토큰(accessToken)을 받습니다. 회원이 쓰는 요청에는 \`Authorization: Bearer\` 헤더로 함께 보냅니다.
- 누구나 읽을 수 있는 것(글과 댓글, 연혁)은 다른 누리집의 페이지에서도 부를 수 있습니다(CORS, 쿠키 없이).
- 사람 없이 도는 프로그램은 비밀번호 대신 API 키를 씁니다. 마이페이지에서 만들고, 접근 토큰과 같은 자리에 보냅니다. 키는 만든 회원으로서, 그 회원이 지금 할 수 있는 일 가운데 키에 준 권한(읽기, 쓰기, 관리)만큼만 합니다.
- 토큰이 만료되면 세션 쿠키로 \`POST /auth/refresh\`를 불러 새 토큰을 받습니다.
- 실패한 요청의 응답에는 언제나 사람에게 보여 줄 수 있는 한국어 문장 \`message\`가 있고, 프로그램은 \`reason\`으로 까닭을 구별합니다. 어느 항목이 잘못되었는지는 \`errors\`에 있고, 문의할 때 알려 줄 요청 번호는 \`requestId\`입니다.
- 시각은 모두 시간대를 포함한 ISO 8601 형식입니다.
- 짧은 시간에 너무 많이 부르면 429와 Retry-After 헤더로 답합니다. 횟수를 세는 요청의 응답에는 얼마나 남았는지 RateLimit 헤더로 알려 줍니다.
- 웹훅은 누리집에서 일어난 일을 정해 둔 https 주소에 POST로 알립니다(Standard Webhooks 방식). 본문은 일어난 일 \`type\`, 일어난 때 \`timestamp\`, 내용 \`data\`를 담은 JSON이고, 그 일을 볼 수 있는 페이지가 있으면 \`data\`에 주소 \`url\`도 있습니다. 일마다 무엇이 담기는지는 문서의 webhooks에 있습니다.
- 웹훅에는 \`webhook-id\`, \`webhook-timestamp\`(초), \`webhook-signature\` 헤더가 함께 갑니다. 서명은 번호와 시각과 본문을 점으로 이은 것(\`id.timestamp.body\`)의 HMAC-SHA256을 base64로 적어 \`v1,\` 뒤에 붙인 것이고, HMAC의 키는 서명 키의 \`whsec_\` 뒤를 base64로 푼 것입니다. 서명이 여럿이면 빈칸으로 나눕니다. 받은 본문 그대로 서명을 확인하고, 5분 넘게 어긋난 시각은 물리치고, 10초 안에 2xx로 답해 주세요. 같은 번호가 두 번 올 수도 있습니다.`;

export const license = { name: "MIT", url: "https://opensource.org/license/mit" };

export const contact = { name: association.name };

export const tags = [
  { name: "agreement", description: "이용약관과 개인정보처리방침의 판, 그 초안과 동의" },
  { name: "application", description: "가입 신청과 승인 (관리자)" },
  { name: "audit", description: "관리자가 한 일의 기록" },
  { name: "auth", description: "회원가입과 로그인, 세션, 아이디와 비밀번호 찾기" },
  { name: "board", description: "전시와 게시판" },
  { name: "bulletin", description: "팝업과 띠 배너 (관리자)" },
  { name: "chronicle", description: "협회 연혁과 무형유산 인정 목록" },
  { name: "comment", description: "게시물의 댓글과 답글" },
  { name: "dashboard", description: "관리자의 첫 페이지 (관리자)" },
  { name: "dues", description: "해마다의 회비" },
  { name: "event", description: "행사와 참석 여부" },
  { name: "grade", description: "회원 등급 (관리자)" },
  { name: "import", description: "옛 누리집에서 옮긴 기록 (관리자)" },
  { name: "job", description: "백그라운드 작업 (관리자)" },
  { name: "key", description: "프로그램이 회원으로서 쓰는 API 키" },
  { name: "mailing", description: "공지 메일 (관리자)" },
  { name: "memorial", description: "해마다 모시는 추모다례재의 양력 날짜" },
  { name: "officer", description: "임원과 그 기수" },
  { name: "page-text", description: "협회의 글과 그 초안, 공개한 판" },
  { name: "person", description: "문도 계보의 사람들" },
  { name: "post", description: "공지사항, Q&A, 전시 작품" },
  { name: "report", description: "회원이 신고한 글과 댓글" },
  { name: "search", description: "누리집 전체에서 찾기" },
  { name: "site-page", description: "메뉴에 놓이는 페이지 (관리자)" },
  { name: "trash", description: "삭제한 글, 30일 동안" },
  { name: "upload", description: "게시물과 프로필에 쓸 이미지" },
  { name: "user", description: "회원 정보와 회원 관리" },
  { name: "webhook", description: "누리집에서 일어난 일을 다른 서버에 알리는 웹훅 (관리자)" },
];

export const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "로그인하거나 토큰을 갱신하면 받는 accessToken, 또는 마이페이지에서 만든 API 키(bulmo_…)",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "bulmo_session",
    description: "로그인할 때 받는 세션 쿠키. https에서는 이름이 __Host-bulmo_session입니다.",
  },
} as const;

/** The body of every failure (API-02). */
export const errorSchema: SchemaObject = {
  type: "object",
  description: "실패한 요청의 응답",
  required: ["message", "code", "reason"],
  additionalProperties: false,
  properties: {
    message: { type: "string", description: "사람에게 보여 줄 수 있는 한국어 문장" },
    code: { type: "string", description: "실패의 종류. 상태 코드와 짝을 이룹니다." },
    reason: {
      type: "string",
      enum: Object.keys(errorMessages),
      description: "실패한 까닭. 같은 종류의 실패를 프로그램이 구별할 때 읽습니다.",
    },
    errors: {
      type: "array",
      description: "잘못된 항목들. 항목을 짚을 수 있는 실패에만 있습니다.",
      items: {
        type: "object",
        required: ["field", "reason", "message"],
        additionalProperties: false,
        properties: {
          field: { type: "string", description: "항목의 이름. 안에 있는 것은 점으로 잇습니다(list.0.year)." },
          reason: {
            type: "string",
            enum: [...schemaReasons, ...Object.keys(errorMessages)],
            description: "항목이 잘못된 까닭",
          },
          message: { type: "string", description: "사람에게 보여 줄 수 있는 한국어 문장" },
        },
      },
    },
    scope: {
      $ref: "#/components/schemas/KeyScope",
      description: "KEY_SCOPE_MISSING에만 있습니다. API 키에 없는 권한입니다.",
    },
    requestId: {
      type: "string",
      description: "요청 번호. X-Request-Id 헤더와 같고, 기록에서 이 요청을 찾을 때 씁니다.",
    },
    theirs: {
      type: "object",
      description:
        "이름이 OVERTAKEN으로 끝나는 까닭과 EXHIBITION_REORDERED, IDEMPOTENCY_KEY_REUSED에만 있습니다. 그사이 먼저 저장되어 지금 남아 있는 것입니다.",
    },
  },
  example: { message: errorMessages.POST_NOT_FOUND, code: "NOT_FOUND", reason: "POST_NOT_FOUND" },
};
