import { answerPaths, closedPaths } from "./public-paths.ts";

/** Of the works their list, page by page (RFC 9309: the longest rule counts), and no choice of them. */
const answerRules = [...answerPaths.map((path) => `Disallow: ${path}?`), "Allow: /gallery/works?page="];

/** What robots may read, and where the list of it is (NAV-29). */
export const writeRobots = (origin: string): string =>
  [
    "User-agent: *",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    ...answerRules,
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
