import type { ReactNode } from "react";
import { FindTabs } from "../../member/find/find-tabs.tsx";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";

type FindPageProps = { title: string; current: "id" | "password"; children: ReactNode };

export function FindPage({ title, current, children }: FindPageProps) {
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="form">
        <FindTabs current={current} />
        {children}
      </ContentFrame>
    </>
  );
}
