import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/admin/content-manage/")({
  beforeLoad: () => {
    throw redirect({ to: "/admin/content-manage/list", statusCode: 302 });
  },
});
