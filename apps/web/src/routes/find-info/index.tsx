import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/find-info/")({
  beforeLoad: () => {
    throw redirect({ to: "/find-info/id", statusCode: 302 });
  },
});
