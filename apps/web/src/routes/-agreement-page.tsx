import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import type { VersionSearch } from "../association/agreement/agreement-address.ts";
import { AgreementPart } from "../association/agreement-editor/agreement-part.tsx";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";

export function AgreementPage({ document, search }: { document: AgreementDocument; search: VersionSearch }) {
  const { title } = agreementPages[document];
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <AgreementPart document={document} search={search} />
      </ContentFrame>
    </>
  );
}
