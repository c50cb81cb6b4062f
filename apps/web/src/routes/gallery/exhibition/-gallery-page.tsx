import type { ReactNode } from "react";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";

type GalleryPageProps = { banner: string; here: string; children: ReactNode };

export function GalleryPage({ banner, here, children }: GalleryPageProps) {
  return (
    <>
      <PageBanner title={banner} ornament="lotus" breadcrumb={<Breadcrumb title={here} />} />
      <ContentFrame>{children}</ContentFrame>
    </>
  );
}
