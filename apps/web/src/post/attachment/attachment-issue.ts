import { attachmentKindOf, maximumAttachmentBytes, maximumAttachments } from "@bulmo/contracts/attachment-rule";
import { isPicture } from "../../parts/upload/picture-issue.ts";
import { takenKinds } from "./attachment-kind.ts";

export const tooMany = `파일은 글 하나에 ${maximumAttachments}개까지 올릴 수 있습니다.`;

const pictureHere = "이미지는 첨부하지 않고 글 안에 넣습니다. 내용에 끌어다 놓거나 글 도구의 ‘이미지’를 눌러 주세요.";

/** Why a file need not even be sent; null when it may be. */
export function attachmentIssue(file: File): string | null {
  if (isPicture(file)) return pictureHere;
  if (!attachmentKindOf(file.name)) return `올릴 수 없는 형식입니다. ${takenKinds} 파일을 올릴 수 있습니다.`;
  if (file.size === 0) return "빈 파일입니다.";
  return file.size > maximumAttachmentBytes
    ? `${maximumAttachmentBytes / 1024 / 1024}MB를 넘는 파일은 올릴 수 없습니다.`
    : null;
}
