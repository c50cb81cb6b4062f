import { createFileRoute } from "@tanstack/react-router";

/** The page is the section's own, whatever follows its name. */
export const Route = createFileRoute("/sign-up/")({});
