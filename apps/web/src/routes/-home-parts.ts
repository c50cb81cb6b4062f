import { lazyRouteComponent } from "@tanstack/react-router";

// Its styles come with the page, which would stand without them until its scripts run.
import "../gallery/exhibition/announcement.css.ts";

/** Loaded by a home page that announces an exhibition, and by no other. */
export const Announcement = lazyRouteComponent(() => import("../gallery/exhibition/announcement.tsx"), "Announcement");
