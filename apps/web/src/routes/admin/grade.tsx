import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Grades } from "../../admin/grade/grades.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/grade")({
  head: adminHead("/admin/grade", pages.gradeManage.title),
  component: GradeManagePage,
});

function GradeManagePage() {
  return (
    <AdminPage title={pages.gradeManage.title}>
      <Grades />
    </AdminPage>
  );
}
