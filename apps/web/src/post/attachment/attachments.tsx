import type { PostDetail } from "@bulmo/contracts/post";
import type { ComponentProps } from "react";
import { pagePart } from "../../parts/lazy/page-part.tsx";

// Its styles come with the page, which would stand without them until its scripts run.
import "./attachment-list.css.ts";

/** Most posts have no files: none of those loads what lists them. */
const AttachmentList = pagePart(async () => (await import("./attachment-list.tsx")).AttachmentList, {
  name: "attachments",
  failed: "첨부 파일을 불러오지 못했습니다. 연결 상태를 확인해 주세요.",
});

/** With the page that shows them they come at once. */
export async function preloadAttachments({ attachments }: Pick<PostDetail, "attachments">): Promise<void> {
  if (attachments.length > 0) await AttachmentList.preload();
}

/** The files of a post, where there are any. */
export function Attachments(props: ComponentProps<typeof AttachmentList>) {
  if (props.files.length === 0) return null;
  return <AttachmentList {...props} />;
}
