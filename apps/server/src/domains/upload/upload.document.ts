import { imageUrlOf, srcsetOf } from "@bulmo/contracts/picture";
import { uploadField, uploadOutput } from "@bulmo/contracts/upload";
import type { CallNotes } from "../../platform/rest/call-note.ts";
import type { ExtraPaths } from "../../platform/rest/openapi.ts";

/** The one call that takes no JSON, as the OpenAPI document shows it (API-24). */
export const uploadPaths: ExtraPaths = {
  "/upload": {
    post: {
      operationId: "upload-add",
      summary: "이미지 올리기 (20MB, 1억 화소 이하)",
      tags: ["upload"],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              required: [uploadField],
              properties: { [uploadField]: { type: "string", contentMediaType: "application/octet-stream" } },
            },
          },
        },
      },
      responses: { "200": { description: "성공", content: { "application/json": { schema: uploadOutput } } } },
    },
  },
};

const picture = { hash: "5f".repeat(32), width: 640, height: 480 };

export const uploadNotes: CallNotes = {
  "upload-add": {
    access: "member",
    request: { [uploadField]: "그림.jpg" },
    answer: {
      imageUrl: imageUrlOf(picture),
      absoluteUrl: `https://example.org${imageUrlOf(picture)}`,
      width: picture.width,
      height: picture.height,
      srcset: srcsetOf(picture),
      placeholder: "data:image/webp;base64,UklGRg==",
      isAnimated: false,
    },
    errors: [
      "BODY_MALFORMED",
      "FILE_MISSING",
      "CONTENT_TYPE_UNSUPPORTED",
      "PICTURE_TOO_LARGE",
      "ANIMATION_TOO_LARGE",
      "PICTURE_UNSUPPORTED",
      "HEIC_UNSUPPORTED",
      "PICTURE_BROKEN",
      "PICTURE_MIXED",
      "STORAGE_UNAVAILABLE",
      "TOO_MANY_REQUESTS",
      "UPLOAD_BUSY",
      "UPLOAD_FAILED",
      "UPLOAD_NO_SPACE",
      "UPLOAD_QUOTA_EXCEEDED",
      "UPLOADS_UNDER_WAY",
    ],
  },
};
