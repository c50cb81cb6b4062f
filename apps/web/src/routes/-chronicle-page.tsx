import type { ChronicleKind } from "@bulmo/contracts/chronicle";
import { Chronicle } from "../association/chronicle/chronicle.tsx";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";
import { useTitleInMenu } from "../shell/navigation/navigation.ts";
import { SectionTabs } from "../shell/navigation/section-tabs.tsx";

type ChroniclePageProps = {
  kind: ChronicleKind;
  /** The page's own name, as its banner says it (HIS-02). */
  here: string;
  isSample: boolean;
};

export function ChroniclePage({ kind, here: own, isSample }: ChroniclePageProps) {
  const here = useTitleInMenu(own);
  return (
    <>
      <PageBanner title={here} ornament="pines" breadcrumb={<Breadcrumb title={here} isSample={isSample} />} />
      <ContentFrame>
        <SectionTabs />
        <Chronicle kind={kind} />
      </ContentFrame>
    </>
  );
}
