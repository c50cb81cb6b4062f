import { createFileRoute } from "@tanstack/react-router";
import { shownSection } from "../-shown-section.ts";

export const Route = createFileRoute("/about")(shownSection());
