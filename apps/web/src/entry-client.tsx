// First: in development components expect what it sets up.
import "@vitejs/plugin-react/preamble";
import "@bulmo/ui/fonts.css";
import "@bulmo/ui/hanja.css";
import "@bulmo/ui/global";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { createBrowserServices } from "./lib/browser-services.ts";
import { followNewBuild } from "./lib/follow-new-build.ts";
import { rememberEarlyScroll } from "./lib/scroll-place.ts";
import { ignoreStrayClicks } from "./lib/stray-click.ts";
import { createAppRouter } from "./router.tsx";

ignoreStrayClicks();
const router = createAppRouter(createBrowserServices());
rememberEarlyScroll(router);
followNewBuild(router);
hydrateRoot(document, <RouterClient router={router} />);
