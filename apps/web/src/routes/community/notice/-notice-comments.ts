import { pagePart } from "../../../parts/lazy/page-part.tsx";

// Its styles come with the page, which would stand without them until its scripts run.
import "../../../post/comment/comment.css.ts";

/** Notices have comments once an administrator turns them on: until then none loads what they are written with. */
export const Comments = pagePart(async () => (await import("../../../post/comment/comments.tsx")).Comments, {
  name: "comments",
  failed: "댓글을 불러오지 못했습니다. 연결 상태를 확인해 주세요.",
});
