import { createFileRoute } from "@tanstack/react-router";

/** Whatever follows /sign-in shows the same page (NAV-11). */
export const Route = createFileRoute("/sign-in/$")({});
