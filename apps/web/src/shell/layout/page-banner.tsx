import { Banner, CompactBanner } from "@bulmo/ui/banner";
import { BannerOrnament, type BannerOrnamentName } from "@bulmo/ui/banner-ornament";
import type { ReactNode } from "react";

type PageBannerProps = {
  title: string;
  /** None on legal, account and administration pages: there the header's band is ornament enough (SEE-14). */
  ornament?: BannerOrnamentName;
  breadcrumb: ReactNode;
};

/** Names the page: its title is the only h1 (NAV-01). */
export function PageBanner({ title, ornament, breadcrumb }: PageBannerProps) {
  return <Banner picture={ornament && <BannerOrnament name={ornament} />} title={title} breadcrumb={breadcrumb} />;
}

/** The same for a page whose own title comes right below. */
export function CompactPageBanner({ title, breadcrumb }: Omit<PageBannerProps, "ornament">) {
  return <CompactBanner title={title} breadcrumb={breadcrumb} />;
}
