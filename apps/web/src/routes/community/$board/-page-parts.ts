import { lazyRouteComponent } from "@tanstack/react-router";

// Its styles come with the page, which would stand without them until its scripts run.
import "../../../association/longform/longform.css.ts";

/** A page stands among the boards now and then: no board loads it. */
export const SitePage = lazyRouteComponent(() => import("../../-site-page.tsx"), "SitePage");
