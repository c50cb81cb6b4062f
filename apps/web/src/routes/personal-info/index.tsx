import { pages } from "@bulmo/content/page";
import { privacy } from "@bulmo/content/privacy";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../page/page-head.ts";
import { AgreementPage } from "../-agreement-page.tsx";

export const Route = createFileRoute("/personal-info/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/personal-info", ...pages.personalInfo }),
  component: () => <AgreementPage agreement={privacy} />,
});
