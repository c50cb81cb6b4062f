import { pages } from "@bulmo/content/page";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { RegisterForm } from "../../../member/manage/register-form.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/register")({
  head: ({ match }) =>
    pageHead({
      publicUrl: match.context.publicUrl,
      path: "/admin/member-manage/register",
      unlisted: true,
      ...pages.memberRegister,
    }),
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
