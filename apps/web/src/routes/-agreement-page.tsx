import type { AgreementText } from "@bulmo/content/agreement-text";
import { AgreementProse } from "../association/agreement/agreement-prose.tsx";
import { Contents } from "../association/agreement/contents.tsx";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";
import { SideBySide } from "../association/longform/spread.tsx";

export function AgreementPage({ agreement }: { agreement: AgreementText }) {
  const { title } = agreement;
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <SideBySide side={<Contents agreement={agreement} />}>
          <AgreementProse agreement={agreement} hasPlaces />
        </SideBySide>
      </ContentFrame>
    </>
  );
}
