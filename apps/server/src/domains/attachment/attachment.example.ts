import type { Attachment } from "@bulmo/contracts/attachment";
import { attachmentUrl } from "@bulmo/contracts/attachment-rule";

const id = "0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41";
const name = "참가 신청서.hwp";

/** As the document shows a file of a post. */
export const attachmentExample: Attachment = {
  id,
  name,
  kind: "hwp",
  bytes: 38_400,
  url: attachmentUrl(id, name),
  downloads: 12,
};
