import { createFileRoute } from "@tanstack/react-router";
import { validateVersionSearch } from "../../association/agreement/agreement-address.ts";
import { agreementHead, readAgreement } from "../-agreement.ts";
import { AgreementPage } from "../-agreement-page.tsx";

const document = "TERMS";

export const Route = createFileRoute("/terms/")({
  validateSearch: validateVersionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => readAgreement(context, document, deps),
  head: agreementHead(document),
  component: function TextPage() {
    return <AgreementPage document={document} search={Route.useSearch()} />;
  },
});
