import { attachmentUploadPath, uploadResultHeader } from "@bulmo/contracts/attachment-rule";
import type { ErrorCode } from "@bulmo/contracts/error";
import type { CallNotes } from "../../platform/rest/call-note.ts";
import type { ExtraPaths } from "../../platform/rest/openapi.ts";
import { attachmentExample } from "./attachment.example.ts";

type Header = { description: string; schema: object; example: string | number };

const version: Header = {
  description: "tus의 판",
  schema: { type: "string", pattern: "^1\\.0\\.0$" },
  example: "1.0.0",
};
const length: Header = { description: "파일의 바이트 수", schema: { type: "integer", minimum: 0 }, example: 38_400 };
const offset: Header = {
  description: "지금까지 도착한 바이트 수",
  schema: { type: "integer", minimum: 0 },
  example: 0,
};
const metadata: Header = {
  description: "filename과 빈칸, 그리고 이름(UTF-8)을 Base64로 적은 것. 이름의 확장자로 종류를 정합니다.",
  schema: { type: "string" },
  example: `filename ${Buffer.from(attachmentExample.name).toString("base64")}`,
};
const result: Header = {
  description:
    "다 도착하여 확인을 마친 파일(Attachment)을 JSON으로 적고 퍼센트 인코딩한 것. 아직 다 오지 않았으면 없습니다.",
  schema: { type: "string" },
  example: encodeURIComponent(JSON.stringify(attachmentExample)),
};
const location: Header = {
  description: "이 파일을 보낼 주소",
  schema: { type: "string" },
  example: `/api${attachmentUploadPath}/${attachmentExample.id}`,
};

const sent = (name: string, { description, schema, example }: Header) =>
  ({ name, in: "header", required: true, description, schema, example }) as const;

const id = {
  name: "id",
  in: "path",
  required: true,
  description: "보내는 파일의 id. 다 도착하면 첨부 파일의 id가 됩니다.",
  schema: { type: "string", format: "uuid" },
  example: attachmentExample.id,
} as const;

const downloadHeaders = {
  "Content-Disposition": {
    description: "내려받을 때의 이름 (RFC 6266)",
    schema: { type: "string" },
    example: `attachment; filename="?? ???.hwp"; filename*=UTF-8''${encodeURIComponent(attachmentExample.name)}`,
  },
  "Accept-Ranges": { description: "일부만 받을 수 있는지", schema: { type: "string" }, example: "bytes" },
  ETag: {
    description: "내용의 해시. If-None-Match나 If-Range로 보냅니다.",
    schema: { type: "string" },
    example: `"${"0b6f2c1e".repeat(8)}"`,
  },
};

const contentRange: Header = {
  description: "답한 부분과 전체 바이트 수",
  schema: { type: "string" },
  example: `bytes 0-99/${attachmentExample.bytes}`,
};

const bytes = {
  "application/octet-stream": { schema: { type: "string", contentMediaType: "application/octet-stream" } },
};

const retryAfter: Header = {
  description: "다시 물을 때까지의 초",
  schema: { type: "integer", minimum: 1 },
  example: 5,
};

const optional = (name: string, { description, schema, example }: Header) =>
  ({ name, in: "header", required: false, description, schema, example }) as const;

/** As a template of addresses names it. */
const attachmentPath = "/files/{id}/{name}";

const answered = (status: string, headers: Record<string, Header>) => ({ [status]: { description: "성공", headers } });

/** Files are sent by tus 1.0, for which there are clients in every language. */
export const attachmentPaths = {
  [attachmentUploadPath]: {
    post: {
      operationId: "attachment-begin",
      summary: "첨부 파일 올리기 시작 (50MB 이하, tus 1.0)",
      tags: ["upload"],
      parameters: [sent("Tus-Resumable", version), sent("Upload-Length", length), sent("Upload-Metadata", metadata)],
      responses: answered("201", { Location: location, "Tus-Resumable": version }),
    },
  },
  [`${attachmentUploadPath}/{id}`]: {
    head: {
      operationId: "attachment-ask",
      summary: "첨부 파일이 얼마나 도착했는지",
      tags: ["upload"],
      parameters: [id, sent("Tus-Resumable", version)],
      responses: answered("200", { "Upload-Offset": offset, "Upload-Length": length, [uploadResultHeader]: result }),
    },
    patch: {
      operationId: "attachment-send",
      summary: "첨부 파일 이어서 보내기",
      tags: ["upload"],
      parameters: [id, sent("Tus-Resumable", version), sent("Upload-Offset", offset)],
      requestBody: {
        required: true,
        content: {
          "application/offset+octet-stream": {
            schema: { type: "string", contentMediaType: "application/octet-stream" },
            example: "(파일의 다음 부분)",
          },
        },
      },
      responses: answered("204", { "Upload-Offset": offset, [uploadResultHeader]: result }),
    },
    delete: {
      operationId: "attachment-give-up",
      summary: "첨부 파일 올리기 그만두기",
      tags: ["upload"],
      parameters: [id, sent("Tus-Resumable", version)],
      responses: answered("204", { "Tus-Resumable": version }),
    },
  },
  [attachmentPath]: {
    get: {
      // A file is no call: its address is what a post's attachments say, below the site itself.
      servers: [{ url: "/", description: "누리집의 주소 (/api 아래가 아님)" }],
      operationId: "attachment-get",
      summary: "첨부 파일 내려받기",
      tags: ["upload"],
      parameters: [
        { ...id, description: "첨부 파일의 id" },
        {
          name: "name",
          in: "path",
          required: true,
          description:
            "파일의 이름. 글의 attachments에 있는 url에 적힌 대로 보내며, 다른 이름이어도 같은 파일을 답합니다.",
          schema: { type: "string" },
          example: attachmentExample.name,
        },
        optional("Range", {
          description: "받을 부분 하나. 여럿을 적으면 전체를 답합니다.",
          schema: { type: "string" },
          example: "bytes=0-99",
        }),
        optional("If-Range", {
          description: "앞부분을 받을 때의 ETag. 그사이 다른 내용이 되었으면 전체를 답합니다.",
          schema: { type: "string" },
          example: downloadHeaders.ETag.example,
        }),
      ],
      responses: { 200: { description: "성공", headers: downloadHeaders, content: bytes } },
    },
  },
} as unknown as ExtraPaths;

const always: ErrorCode[] = [
  "UPLOAD_PROTOCOL_UNSUPPORTED",
  "BODY_MALFORMED",
  "STORAGE_UNAVAILABLE",
  "UPLOAD_BUSY",
  "FILE_UPLOAD_FAILED",
];
const ofBody: ErrorCode[] = [
  "FILE_DAMAGED",
  "FILE_ENCRYPTED",
  "FILE_HWP_OUTDATED",
  "FILE_KIND_UNSUPPORTED",
  "FILE_TOO_LARGE",
  "UPLOAD_NO_SPACE",
  "UPLOADS_UNDER_WAY",
];

export const attachmentNotes: CallNotes = {
  "attachment-begin": {
    access: "member",
    about:
      "tus 1.0의 클라이언트(tus-js-client 등)로 보내면 연결이 끊겨도 이어서 올립니다. 24시간 안에 다 보내야 합니다. 마지막 PATCH의 응답에 있는 Upload-Result의 id를 글을 쓸 때 attachments로 보냅니다. 내용은 GET /files/{id}/{이름}으로 내려받습니다.",
    answer: undefined,
    errors: [...always, ...ofBody, "FILE_NAME_INVALID", "TOO_MANY_REQUESTS", "UPLOAD_QUOTA_EXCEEDED"],
  },
  "attachment-ask": {
    access: "member",
    answer: undefined,
    bodiless: {
      423: {
        description: "다른 연결이 아직 이 파일을 보내고 있습니다. Retry-After의 초가 지난 뒤에 다시 묻습니다.",
        headers: { "Retry-After": retryAfter },
      },
    },
    errors: [...always, ...ofBody, "UPLOAD_NOT_FOUND"],
  },
  "attachment-send": {
    access: "member",
    about:
      "연결이 끊겨도 도착한 데까지는 남습니다. HEAD로 물은 Upload-Offset부터 이어서 보냅니다. 마지막 부분이 오면 파일의 내용을 확인하고 답합니다.",
    answer: undefined,
    errors: [...always, ...ofBody, "UPLOAD_NOT_FOUND", "UPLOAD_OUT_OF_STEP"],
  },
  "attachment-give-up": {
    access: "member",
    about: "아직 글에 쓰지 않은, 다 올린 파일도 이렇게 지웁니다.",
    answer: undefined,
    errors: [...always, "UPLOAD_NOT_FOUND"],
  },
  "attachment-get": {
    access: "public",
    about:
      "글을 읽을 수 있는 사람에게 파일의 내용을 답합니다. 주소는 글의 attachments에 있는 url이며, /api 아래가 아닙니다. 누구나 읽는 글이 아니면 토큰이나 API 키를 함께 보냅니다. 읽을 수 없는 파일과 없는 파일은 똑같이 404입니다. Content-Type은 파일의 종류이고, HEAD로도 부를 수 있습니다. 끝까지 받으면 내려받은 횟수에 한 사람마다 30분에 한 번 셉니다.",
    request: { id: attachmentExample.id, name: attachmentExample.name },
    answer: "(파일의 내용)",
    bodiless: {
      206: { description: "Range로 물은 부분", headers: { ...downloadHeaders, "Content-Range": contentRange } },
      304: { description: "If-None-Match로 보낸 ETag의 내용 그대로입니다." },
      416: {
        description: "파일의 끝을 벗어난 Range입니다.",
        headers: { "Content-Range": { ...contentRange, example: `bytes */${attachmentExample.bytes}` } },
      },
    },
    errors: ["CALL_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  },
};
