import { createFileRoute } from "@tanstack/react-router";

/** Whatever follows /sign-up shows the same page (NAV-11). */
export const Route = createFileRoute("/sign-up/$")({});
