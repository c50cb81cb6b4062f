import type { BannerOrnamentName } from "@bulmo/ui/banner-ornament";
import type { ReactNode } from "react";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";
import { useTitleInMenu } from "../shell/navigation/navigation.ts";
import { SectionTabs } from "../shell/navigation/section-tabs.tsx";

type SectionPageProps = {
  title: string;
  ornament: BannerOrnamentName;
  /** Said of a page that could show samples and shows none. */
  isSample?: boolean | undefined;
  children: ReactNode;
};

/** A page of the association's own, beside its neighbours in the section. */
export function SectionPage({ title: own, ornament, isSample, children }: SectionPageProps) {
  const title = useTitleInMenu(own);
  return (
    <>
      <PageBanner title={title} ornament={ornament} breadcrumb={<Breadcrumb title={title} isSample={isSample} />} />
      <ContentFrame>
        <SectionTabs />
        {children}
      </ContentFrame>
    </>
  );
}
