import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/gallery/")({
  beforeLoad: ({ context: { boards } }) => {
    // A site that began empty has none yet.
    if (boards.exhibitions.length === 0) throw redirect({ to: "/", statusCode: 302 });
    throw redirect({ to: "/gallery/exhibition/$exhibition", params: { exhibition: "1" }, statusCode: 302 });
  },
});
