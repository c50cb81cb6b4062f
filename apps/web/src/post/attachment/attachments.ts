import { lazyRouteComponent } from "@tanstack/react-router";

// Its styles come with the page, which would stand without them until its scripts run.
import "./attachment-list.css.ts";

/** Most posts have no files: none of those loads what lists them. */
export const Attachments = lazyRouteComponent(() => import("./attachment-list.tsx"), "AttachmentList");
