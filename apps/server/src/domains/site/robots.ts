import { closedPaths } from "./public-paths.ts";

/** What robots may read, and where the list of it is (NAV-29). */
export const writeRobots = (origin: string): string =>
  ["User-agent: *", ...closedPaths.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
