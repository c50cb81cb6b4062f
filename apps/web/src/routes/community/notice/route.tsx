import { createFileRoute } from "@tanstack/react-router";
import { titleOf } from "../../../page/board/board-list.ts";

/** Tells readers of feeds, on every page of the board, where its feed is (NAV-29). */
export const Route = createFileRoute("/community/notice")({
  head: ({ match: { context } }) => ({
    links: [
      {
        rel: "alternate",
        type: "application/rss+xml",
        title: `${context.identity.name} ${titleOf(context.boards, "NOTICE")}`,
        href: "/community/notice/rss.xml",
      },
    ],
  }),
});
