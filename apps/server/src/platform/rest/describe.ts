import { type ErrorCode, errorMessages } from "@bulmo/contracts/error";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { DomainError } from "../../errors.ts";
import { failureOf } from "../http/error-answer.ts";
import type { Access, CallNote } from "./call-note.ts";
import type { Operation } from "./openapi.ts";

const securityOf: Record<Access, Record<string, string[]>[]> = {
  open: [],
  public: [{}, { bearer: [] }],
  member: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  session: [{ session: [] }],
};

const callerOf: Record<Access, string> = {
  open: "누구나 부를 수 있습니다.",
  public: "누구나 부를 수 있습니다. 토큰을 함께 보내면 그 회원으로서 답합니다.",
  member: "로그인한 회원이 부를 수 있습니다.",
  admin: "관리자만 부를 수 있습니다.",
  session: "세션 쿠키를 함께 보냅니다.",
};

const parameterDescriptions: Record<string, string> = {
  email: "이메일",
  exhibitionSubIndex: "전시의 문하 번호",
  index: "게시판 안에서의 게시물 번호",
  limit: "한 쪽에 담을 개수",
  name: "이름",
  page: "쪽 번호. 1보다 작거나 숫자가 아니면 첫 쪽, 마지막 쪽보다 크면 마지막 쪽입니다.",
  search: "이름, 닉네임, 아이디, 이메일에서 찾을 말",
  searchKeyword: "찾을 말",
  searchType: "제목(TITLE)에서 찾을지 작성자(USER)에서 찾을지",
  type: "게시판 또는 전시",
};

const refusalsOf: Record<Access, ErrorCode[]> = {
  open: [],
  public: ["SIGN_IN_REQUIRED"],
  member: ["SIGN_IN_REQUIRED"],
  admin: ["SIGN_IN_REQUIRED", "NOT_ALLOWED"],
  session: [],
};

const takesForm = ({ requestBody }: Operation) =>
  requestBody !== undefined && "content" in requestBody && "multipart/form-data" in requestBody.content;

export type CallFacts = { method: string; note: CallNote; isLimited: boolean };

/** What every call of a kind may answer, whatever it is about. */
function commonErrors(operation: Operation, { method, note: { access }, isLimited }: CallFacts): ErrorCode[] {
  const hasInput = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
  const ofBody: ErrorCode[] = ["BODY_MALFORMED", "BODY_TOO_LARGE", "CONTENT_TYPE_UNSUPPORTED"];
  return [
    ...refusalsOf[access],
    ...(hasInput && !takesForm(operation) ? (["INPUT_INVALID"] as const) : []),
    ...(method === "get" ? [] : (["FOREIGN_ORIGIN", "BODY_TOO_SLOW"] as const)),
    ...(method === "get" || takesForm(operation) ? [] : ofBody),
    ...(isLimited ? (["TOO_MANY_REQUESTS"] as const) : []),
    "INTERNAL",
    "UNAVAILABLE",
  ];
}

const retryAfter = {
  description: "다시 시도할 수 있을 때까지 남은 시간(초)",
  schema: { type: "integer", minimum: 0 },
  example: 5,
} as const;

function failuresOf(errors: readonly DomainError[], status: number) {
  return {
    description: [...new Set(errors.map(({ message }) => message))].join(" / "),
    ...([429, 503].includes(status) ? { headers: { "Retry-After": retryAfter } } : {}),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(errors.map((error) => [error.reason, { value: failureOf(error) }])),
      },
    },
  };
}

/** The failures of a call, by status. */
function failures(codes: Iterable<ErrorCode>): NonNullable<Operation["responses"]> {
  const errors = [...new Set(codes)].map((code) => new DomainError(code, errorMessages[code]));
  const byStatus = Object.groupBy(errors, (error) => getHTTPStatusCodeFromError(error));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [status, failuresOf(some, Number(status))]),
  );
}

type Content = NonNullable<Extract<NonNullable<Operation["requestBody"]>, { content: unknown }>["content"]>;

const withExample = (content: Content, example: unknown): Content =>
  Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]));

const valueOf = (request: unknown, name: string): unknown => (request as Record<string, unknown> | undefined)?.[name];

function requestOf({ parameters, requestBody }: Operation, { request }: CallNote): Partial<Operation> {
  if (requestBody && "content" in requestBody)
    return request === undefined
      ? { requestBody }
      : { requestBody: { ...requestBody, content: withExample(requestBody.content, request) } };
  if (!parameters) return {};
  return {
    parameters: parameters.map((parameter) => {
      if (!("name" in parameter)) return parameter;
      const example = valueOf(request, parameter.name);
      const description = parameterDescriptions[parameter.name] ?? parameter.name;
      return { ...parameter, description, ...(example === undefined ? {} : { example }) };
    }),
  };
}

/** The operation as callers need it: who may call, what it looks like, what may go wrong. */
export function describe(operation: Operation, facts: CallFacts): Operation {
  const { note } = facts;
  const success = operation.responses?.["200"];
  if (!success || !("content" in success) || !success.content)
    throw new Error(`${operation.operationId} has no answer`);
  return {
    ...operation,
    ...requestOf(operation, note),
    description: callerOf[note.access],
    security: securityOf[note.access],
    responses: {
      "200": { ...success, description: "성공", content: withExample(success.content, note.answer) },
      ...failures([...commonErrors(operation, facts), ...(note.errors ?? [])]),
    },
  };
}
