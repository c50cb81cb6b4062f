import type { PostDetail } from "@bulmo/contracts/post";
import { BusyState } from "@bulmo/ui/state";
import { lazyRouteComponent } from "@tanstack/react-router";
import { type ComponentProps, Suspense } from "react";

// Its styles come with the page, which would stand without them until its scripts run.
import "./attachment-list.css.ts";

/** Most posts have no files: none of those loads what lists them. */
const AttachmentList = lazyRouteComponent(() => import("./attachment-list.tsx"), "AttachmentList");

/** With the page that shows them they come at once. */
export async function preloadAttachments({ attachments }: Pick<PostDetail, "attachments">): Promise<void> {
  if (attachments.length > 0) await AttachmentList.preload?.();
}

/** The files of a post, where there are any. */
export function Attachments(props: ComponentProps<typeof AttachmentList>) {
  if (props.files.length === 0) return null;
  return (
    <Suspense fallback={<BusyState />}>
      <AttachmentList {...props} />
    </Suspense>
  );
}
