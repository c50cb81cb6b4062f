import { type ErrorCode, errorMessages } from "@bulmo/contracts/error";
import { type KeyScope, keyScopeLabels } from "@bulmo/contracts/key-scope";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { DomainError } from "../../errors.ts";
import { failureOf } from "../http/error-answer.ts";
import { type Access, type CallNote, refusedMember } from "./call-note.ts";
import type { Operation } from "./openapi.ts";

const securityOf: Record<Access, Record<string, string[]>[]> = {
  open: [],
  public: [{}, { bearer: [] }],
  member: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  anyAdmin: [{ bearer: [] }],
  session: [{ session: [] }],
};

const callerOf: Record<Access, string> = {
  open: "누구나 부를 수 있습니다.",
  public: "누구나 부를 수 있습니다. 토큰을 함께 보내면 그 회원으로서 답합니다.",
  member: "로그인한 회원이 부를 수 있습니다.",
  admin: "관리자만 부를 수 있습니다.",
  anyAdmin: "관리자만 부를 수 있습니다. 2단계 인증을 아직 설정하지 않은 관리자도 부를 수 있습니다.",
  session: "세션 쿠키를 함께 보냅니다.",
};

/** What a program's key must be meant for; undefined where no key is looked at. */
function scopesOf({ method, note: { access, noKey } }: CallFacts): KeyScope[] | undefined {
  if (noKey || access === "open" || access === "session") return undefined;
  return [method === "get" ? "read" : "write", ...(access === "admin" ? (["admin"] as const) : [])];
}

function keysOf(facts: CallFacts): string {
  if (facts.note.noKey) return " API 키로는 부를 수 없습니다.";
  const scopes = scopesOf(facts);
  return scopes ? ` API 키에는 ${scopes.map((scope) => keyScopeLabels[scope]).join(", ")} 권한이 필요합니다.` : "";
}

const refusalsOf: Record<Access, ErrorCode[]> = {
  open: [],
  public: ["SIGN_IN_REQUIRED"],
  member: ["SIGN_IN_REQUIRED"],
  admin: ["SIGN_IN_REQUIRED", ...refusedMember],
  anyAdmin: ["SIGN_IN_REQUIRED", "NOT_ALLOWED"],
  session: [],
};

/** A file, which is no JSON. */
const fileTypes = ["multipart/form-data", "application/offset+octet-stream"];

const takesFile = ({ requestBody }: Operation) =>
  requestBody !== undefined && "content" in requestBody && fileTypes.some((type) => type in requestBody.content);

export type CallFacts = { method: string; note: CallNote; isLimited: boolean };

/** What every call of a kind may answer, whatever it is about. */
function commonErrors(operation: Operation, facts: CallFacts): ErrorCode[] {
  const { method, note, isLimited } = facts;
  const { access, noKey } = note;
  // A body that is no object is refused also where nothing is wanted of it.
  const takesInput = method !== "get" || (operation.parameters ?? []).length > 0;
  const ofBody: ErrorCode[] = ["BODY_MALFORMED", "BODY_TOO_LARGE", "CONTENT_TYPE_UNSUPPORTED"];
  return [
    ...refusalsOf[access],
    ...(noKey ? (["KEY_NOT_ALLOWED"] as const) : []),
    ...(scopesOf(facts) ? (["KEY_SCOPE_MISSING"] as const) : []),
    ...(takesInput && !takesFile(operation) ? (["INPUT_INVALID"] as const) : []),
    ...(method === "get" ? [] : (["FOREIGN_ORIGIN", "BODY_TOO_SLOW"] as const)),
    ...(method === "get" || takesFile(operation) ? [] : ofBody),
    ...(isLimited ? (["TOO_MANY_REQUESTS"] as const) : []),
    "INTERNAL",
    "SITE_PREPARING",
    "UNAVAILABLE",
  ];
}

/** Every reason for which a call may be refused. */
const reasonsOf = (operation: Operation, facts: CallFacts): ErrorCode[] => [
  ...commonErrors(operation, facts),
  ...(facts.note.errors ?? []),
  ...(facts.note.version?.overtaken ? [facts.note.version.overtaken] : []),
  ...(facts.note.takesKey ? (["IDEMPOTENCY_KEY_REUSED"] as const) : []),
];

const retryAfter = {
  description: "다시 시도할 수 있을 때까지 남은 시간(초)",
  schema: { type: "integer", minimum: 0 },
  example: 5,
} as const;

const challenge = {
  description: "무엇으로 로그인하는지. 보낸 토큰이나 키를 쓸 수 없거나 권한이 모자라면 그 까닭(error)도 알려 줍니다.",
  schema: { type: "string" },
  example: 'Bearer realm="bulmo", error="invalid_token"',
} as const;

const allowance = {
  "RateLimit-Policy": {
    description: "이 요청이 세어지는 제한. 이름, 횟수(q), 몇 초 동안인지(w)",
    schema: { type: "string" },
    example: '"post:member";q=20;w=3600',
  },
  RateLimit: {
    description:
      "그 제한에서 앞으로 남은 횟수(r)와, 다시 처음부터 셀 때까지 남은 초(t). 세지 않은 요청의 응답에는 없습니다.",
    schema: { type: "string" },
    example: '"post:member";r=19;t=3600',
  },
} as const;

/** What goes along with a refusal of this status. */
const headersOf = (status: number, reasons: readonly ErrorCode[]) => ({
  ...([429, 503].includes(status) && { "Retry-After": retryAfter }),
  ...((status === 401 || reasons.includes("KEY_SCOPE_MISSING")) && { "WWW-Authenticate": challenge }),
});

const errorContent = (examples: Record<string, { value: object }>) => ({
  "application/json": { schema: { $ref: "#/components/schemas/Error" }, examples },
});

function failuresOf(errors: readonly DomainError[], status: number) {
  const headers = headersOf(
    status,
    errors.map(({ reason }) => reason),
  );
  return {
    description: [...new Set(errors.map(({ message }) => message))].join(" / "),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: errorContent(Object.fromEntries(errors.map((error) => [error.reason, { value: failureOf(error) }]))),
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
      // A list of names, with commas between.
      const isList = parameter.schema !== undefined && "items" in parameter.schema;
      const style = isList ? ({ style: "form", explode: false } as const) : {};
      return { ...parameter, ...style, ...(example === undefined ? {} : { example }) };
    }),
  };
}

const entityTagExample = '"3.q2Vb0nXqk0F6mYd3fXo0Xg"';

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    "읽을 때 받은 ETag. 그사이 바뀌었으면 바꾸지 않고 412로 답하며, 지금 남아 있는 것을 theirs로 알려 줍니다.",
  schema: { type: "string" },
  example: entityTagExample,
} as const;

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "본문의 idempotencyKey와 같습니다. 같은 값으로 다시 보내도 한 번만 올라갑니다.",
  schema: { type: "string", pattern: "^[\\w-]{16,64}$" },
  example: "5f0c9d3e8a7b41c2a6de03f4b1c97a20",
} as const;

/** What goes along in headers, where a call heeds any. */
function withHeaders(operation: Operation, { version, takesKey }: CallNote): Operation {
  const parameters = [
    ...(operation.parameters ?? []),
    ...(version?.overtaken ? [ifMatch] : []),
    ...(takesKey ? [idempotencyKey] : []),
  ];
  return parameters.length > 0 ? { ...operation, parameters } : operation;
}

const entityTag = {
  ETag: {
    description: "지금의 판. 고칠 때 If-Match로 보내면 그사이 바뀐 것을 덮어쓰지 않습니다.",
    schema: { type: "string" },
    example: entityTagExample,
  },
} as const;

/** What is answered to whoever names a version that is past. */
function preconditionFailed(code: ErrorCode) {
  const error = new DomainError(code, errorMessages[code]);
  const value = { ...failureOf(error), code: "PRECONDITION_FAILED" };
  return { 412: { ...failuresOf([error], 412), content: errorContent({ [code]: { value } }) } };
}

/** The operation as callers need it: who may call, what it looks like, what may go wrong. */
export function describe(operation: Operation, facts: CallFacts): Operation {
  const { note } = facts;
  const [status, success] = Object.entries(operation.responses ?? {}).find(([code]) => code.startsWith("2")) ?? [];
  if (status === undefined || !success || "$ref" in success) throw new Error(`${operation.operationId} has no answer`);
  const headers = { ...success.headers, ...(note.version?.tells && entityTag), ...(facts.isLimited && allowance) };
  return {
    ...withHeaders({ ...operation, ...requestOf(operation, note) }, note),
    description: [callerOf[note.access] + keysOf(facts), ...(note.about ? [note.about] : [])].join("\n\n"),
    security: securityOf[note.access],
    responses: {
      [status]: {
        ...success,
        description: "성공",
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(success.content && { content: withExample(success.content, note.answer) }),
      },
      ...note.bodiless,
      ...failures(reasonsOf(operation, facts)),
      ...(note.version?.overtaken && preconditionFailed(note.version.overtaken)),
    },
  };
}
