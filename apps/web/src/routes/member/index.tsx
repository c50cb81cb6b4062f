import { createFileRoute, redirect } from "@tanstack/react-router";
import { startOf } from "../../shell/navigation/navigation.ts";

export const Route = createFileRoute("/member/")({
  beforeLoad: ({ context }) => {
    throw redirect({ to: startOf(context.boards, "/member"), statusCode: 302 });
  },
});
