import { createFileRoute, redirect } from "@tanstack/react-router";
import { startOf } from "../../shell/navigation/navigation.ts";

export const Route = createFileRoute("/news/")({
  beforeLoad: ({ context }) => {
    throw redirect({ to: startOf(context.boards, "/news"), statusCode: 302 });
  },
});
