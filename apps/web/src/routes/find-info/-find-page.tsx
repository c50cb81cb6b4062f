import type { ReactNode } from "react";
import { FindTabs } from "../../features/find-info/find-tabs.tsx";
import { ContentFrame } from "../../features/layout/content-frame.tsx";
import { PageBanner } from "../../features/layout/page-banner.tsx";
import { Breadcrumb } from "../../features/navigation/breadcrumb.tsx";

type FindPageProps = { title: string; current: "id" | "password"; children: ReactNode };

export function FindPage({ title, current, children }: FindPageProps) {
  return (
    <>
      <PageBanner title={title} ornament="lotus" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="form">
        <FindTabs current={current} />
        {children}
      </ContentFrame>
    </>
  );
}
