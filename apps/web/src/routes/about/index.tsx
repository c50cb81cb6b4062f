import { createFileRoute, redirect } from "@tanstack/react-router";
import { startOf } from "../../shell/navigation/navigation.ts";

export const Route = createFileRoute("/about/")({
  beforeLoad: ({ context }) => {
    throw redirect({ to: startOf(context.boards, "/about"), statusCode: 302 });
  },
});
