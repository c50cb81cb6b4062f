import { createFileRoute, redirect } from "@tanstack/react-router";
import { boardPath, noticePath } from "../../post/board/board-paths.ts";

/** Leads to the first board of the menu that everybody reads. */
export const Route = createFileRoute("/community/")({
  beforeLoad: ({ context: { boards } }) => {
    const first = boards.boards.find(({ readers }) => readers === "EVERYONE");
    throw redirect({ to: first ? boardPath(first) : noticePath, statusCode: 302 });
  },
});
