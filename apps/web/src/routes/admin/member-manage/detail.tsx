import { pages } from "@bulmo/content/page";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BackButton } from "../../../post/board/back-button.tsx";
import { MemberDetail } from "../../../member/manage/member-detail.tsx";
import { sitePath } from "../../../page/site-path.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/detail")({
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } => ({
    email: typeof email === "string" ? email : undefined,
  }),
  head: adminHead("/admin/member-manage/detail", pages.memberDetail.title),
  component: MemberDetailPage,
});

function MemberDetailPage() {
  const { email = "" } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AdminPage title={pages.memberDetail.title}>
      <MemberDetail
        email={email}
        onMoved={(now) =>
          void navigate({
            to: "/admin/member-manage/detail",
            search: { email: now },
            replace: true,
            resetScroll: false,
          })
        }
        onRemoved={() => void navigate({ to: sitePath("/admin/content-manage/list"), replace: true })}
      />
      <div>
        <BackButton path="/admin/member-manage/list" />
      </div>
    </AdminPage>
  );
}
