import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/gallery/")({
  beforeLoad: () => {
    throw redirect({ to: "/gallery/exhibition/$exhibition", params: { exhibition: "1" }, statusCode: 302 });
  },
});
