import { pages } from "@bulmo/content/page";
import { terms } from "@bulmo/content/terms";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../page/page-head.ts";
import { AgreementPage } from "../-agreement-page.tsx";

export const Route = createFileRoute("/terms/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/terms", ...pages.terms }),
  component: () => <AgreementPage agreement={terms} />,
});
