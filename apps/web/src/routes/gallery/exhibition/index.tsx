import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { firstExhibition } from "../../../page/board/board-list.ts";

export const Route = createFileRoute("/gallery/exhibition/")({
  beforeLoad: ({ context: { boards } }) => {
    const first = firstExhibition(boards);
    if (!first) throw notFound();
    const params = { exhibition: String(first.n) };
    throw redirect({ to: "/gallery/exhibition/$exhibition", params, statusCode: 302 });
  },
});
