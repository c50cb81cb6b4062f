import { sections } from "@bulmo/content/section";
import type { ReactNode } from "react";
import { BackButton } from "../post/board/back-button.tsx";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { accountMenu } from "../shell/navigation/account-menu.ts";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";
import { SideMenu } from "../shell/navigation/side-menu.tsx";
import { Guard } from "../session/guard/guard.tsx";
import * as styles from "./-account-page.css.ts";

/** A page about oneself: for members, beside the account menu (MYP-01). */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <div className={styles.columns}>
          <SideMenu title={sections.account.title} items={accountMenu} />
          <div className={styles.content}>
            <Guard>{children}</Guard>
            <div>
              <BackButton path="/" />
            </div>
          </div>
        </div>
      </ContentFrame>
    </>
  );
}
