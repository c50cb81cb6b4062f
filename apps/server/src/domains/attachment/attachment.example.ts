import { type Attachment, attachmentUrl } from "@bulmo/contracts/attachment";

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
