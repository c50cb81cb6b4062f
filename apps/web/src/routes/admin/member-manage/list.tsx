import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { MemberList } from "../../../member/manage/member-list.tsx";
import { validateMemberSearch } from "../../../member/manage/member-search.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/list")({
  validateSearch: validateMemberSearch,
  head: adminHead("/admin/member-manage/list", pages.memberList.title),
  component: MemberListPage,
});

function MemberListPage() {
  const search = Route.useSearch();
  return (
    <AdminPage title={pages.memberList.title}>
      <MemberList search={search} />
    </AdminPage>
  );
}
