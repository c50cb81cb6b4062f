import type { ReactNode } from "react";
import { ContentFrame } from "../../features/layout/content-frame.tsx";
import { PageBanner } from "../../features/layout/page-banner.tsx";
import { Breadcrumb } from "../../features/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../features/navigation/section-tabs.tsx";

export function CommunityPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageBanner title={title} ornament="clouds" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <SectionTabs />
        {children}
      </ContentFrame>
    </>
  );
}
