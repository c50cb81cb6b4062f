import { pages } from "@bulmo/content/page";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { RegisterForm } from "../../../member/manage/register-form.tsx";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/register")({
  head: adminHead("/admin/member-manage/register", pages.memberRegister.title),
  component: MemberRegisterPage,
});

function MemberRegisterPage() {
  const navigate = useNavigate();
  return (
    <AdminPage title={pages.memberRegister.title}>
      <RegisterForm onDone={() => void navigate({ to: "/admin/member-manage/list" })} />
    </AdminPage>
  );
}
