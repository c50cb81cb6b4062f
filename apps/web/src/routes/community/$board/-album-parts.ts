import { lazyRouteComponent } from "@tanstack/react-router";

// Its styles come with the page, which would stand without them until its scripts run.
import "../../../gallery/album/photo-wall.css.ts";
import "../../../gallery/exhibition/framed-work.css.ts";
import "../../../gallery/exhibition/work-wall.css.ts";

/** How a wall hangs is worked out where there is one: no other board loads it. */
export const AlbumView = lazyRouteComponent(() => import("../../../gallery/album/album-view.tsx"), "AlbumView");
