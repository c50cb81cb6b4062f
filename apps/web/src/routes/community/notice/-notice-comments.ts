import { lazyRouteComponent } from "@tanstack/react-router";

// Its styles come with the page, which would stand without them until its scripts run.
import "../../../post/comment/comment.css.ts";

/** Notices have comments once an administrator turns them on: until then none loads what they are written with. */
export const Comments = lazyRouteComponent(() => import("../../../post/comment/comments.tsx"), "Comments");
