import type { ReactNode } from "react";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../shell/navigation/section-tabs.tsx";
import * as styles from "./-community-page.css.ts";

type CommunityPageProps = { title: string; search: ReactNode; children: ReactNode };

export function CommunityPage({ title, search, children }: CommunityPageProps) {
  return (
    <>
      <PageBanner title={title} ornament="clouds" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <div className={styles.tools}>
          <div className={styles.tabs}>
            <SectionTabs />
          </div>
          <div className={styles.search}>{search}</div>
        </div>
        {children}
      </ContentFrame>
    </>
  );
}
