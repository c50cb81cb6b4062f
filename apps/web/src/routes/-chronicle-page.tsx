import { pages } from "@bulmo/content/page";
import type { ChronicleKind } from "@bulmo/contracts/chronicle";
import { Chronicle } from "../association/chronicle/chronicle.tsx";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../shell/navigation/section-tabs.tsx";

type ChroniclePageProps = { kind: ChronicleKind; here: string; title: string };

/** Both lists stand under the banner of the first (HIS-02). */
export function ChroniclePage({ kind, here, title }: ChroniclePageProps) {
  return (
    <>
      <PageBanner title={pages.history.title} ornament="pines" breadcrumb={<Breadcrumb title={here} />} />
      <ContentFrame>
        <SectionTabs />
        <Chronicle kind={kind} title={title} />
      </ContentFrame>
    </>
  );
}
