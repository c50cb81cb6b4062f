import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { MemberList } from "../../../member/manage/member-list.tsx";
import { validateMemberSearch } from "../../../member/manage/member-search.ts";
import { pageHead } from "../../../page/page-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/list")({
  validateSearch: validateMemberSearch,
  head: ({ match }) =>
    pageHead({
      publicUrl: match.context.publicUrl,
      path: "/admin/member-manage/list",
      unlisted: true,
      ...pages.memberList,
    }),
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
