import type { AgreementText } from "@bulmo/content/agreement-text";
import { AgreementProse } from "../features/agreement-text/agreement-prose.tsx";
import { Contents } from "../features/agreement-text/contents.tsx";
import { ContentFrame } from "../features/layout/content-frame.tsx";
import { PageBanner } from "../features/layout/page-banner.tsx";
import { Breadcrumb } from "../features/navigation/breadcrumb.tsx";
import { SideBySide } from "../lib/reading/spread.tsx";

export function AgreementPage({ agreement }: { agreement: AgreementText }) {
  const { title } = agreement;
  return (
    <>
      <PageBanner title={title} ornament="clouds" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <SideBySide side={<Contents agreement={agreement} />}>
          <AgreementProse agreement={agreement} hasPlaces />
        </SideBySide>
      </ContentFrame>
    </>
  );
}
