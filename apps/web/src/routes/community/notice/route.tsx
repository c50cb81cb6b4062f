import { association } from "@bulmo/content/association";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";

const feed = {
  rel: "alternate",
  type: "application/rss+xml",
  title: `${association.name} ${pages.notice.title}`,
  href: "/community/notice/rss.xml",
};

/** Tells readers of feeds, on every page of the board, where its feed is (NAV-29). */
export const Route = createFileRoute("/community/notice")({ head: () => ({ links: [feed] }) });
