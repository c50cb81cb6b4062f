import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { MemberImport } from "../../../member/import/member-import.tsx";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/import")({
  head: adminHead("/admin/member-manage/import", pages.memberImport.title),
  component: MemberImportPage,
});

function MemberImportPage() {
  return (
    <AdminPage title={pages.memberImport.title}>
      <MemberImport />
    </AdminPage>
  );
}
