import { sections } from "@bulmo/content/section";
import type { ReactNode } from "react";
import { ContentFrame } from "../shell/layout/content-frame.tsx";
import { PageBanner } from "../shell/layout/page-banner.tsx";
import { adminMenu, adminTree, contentPath, reportPath } from "../shell/navigation/admin-menu.ts";
import { Breadcrumb } from "../shell/navigation/breadcrumb.tsx";
import { FoldingMenu } from "../shell/navigation/folding-menu.tsx";
import { SideMenu } from "../shell/navigation/side-menu.tsx";
import { SecondFactorGate } from "../member/second-factor/second-factor-gate.tsx";
import type { Requirement } from "../session/guard/decide.ts";
import { Guard } from "../session/guard/guard.tsx";
import { useSessionState } from "../session/session-provider.tsx";
import { trpc } from "../session/call/trpc.ts";
import * as styles from "./-admin-page.css.ts";

const administrators = { role: "ADMIN" } as const satisfies Requirement;

const counted = (count: number | undefined, what = "") =>
  count ? `${what}${count.toLocaleString("ko-KR")}건` : undefined;

/** What members report, and questions that nobody has answered, wait on every page of theirs. */
function useWaiting() {
  const { status } = useSessionState();
  const isAdmin = status === "admin";
  const { data: factor } = trpc.auth.secondFactor.useQuery(undefined, { enabled: isAdmin });
  // Whoever still has to set up their second factor is not told.
  const enabled = isAdmin && factor !== undefined && (factor.isOn || !factor.isRequired);
  const asked = { enabled, refetchOnMount: "always" } as const;
  const { data: reported } = trpc.report.count.useQuery(undefined, asked);
  const { data: unanswered } = trpc.post.listUnanswered.useQuery({}, asked);
  return { [reportPath]: counted(reported?.count), [contentPath]: counted(unanswered?.count, "질문 ") };
}

/** A page for administrators alone, beside their menu (NAV-22). */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  const waiting = useWaiting();
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} tree={adminTree} />} />
      <ContentFrame>
        <div className={styles.columns}>
          <FoldingMenu title={`${sections.admin.title} 메뉴`}>
            <SideMenu title={sections.admin.title} groups={adminMenu} waiting={waiting} />
          </FoldingMenu>
          <div className={styles.content}>
            <Guard {...administrators}>
              <SecondFactorGate>{children}</SecondFactorGate>
            </Guard>
          </div>
        </div>
      </ContentFrame>
    </>
  );
}
