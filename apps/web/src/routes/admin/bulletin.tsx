import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useEffect } from "react";
import { validateBulletinSearch } from "../../admin/bulletin/bulletin-search.ts";
import { reloadPage } from "../../parts/form/reload-page.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/bulletin")({
  validateSearch: validateBulletinSearch,
  head: adminHead("/admin/bulletin", pages.bulletin.title),
  component: BulletinPage,
});

/** By itself: of what a route loads every page knows all names. */
const bulletins = lazyPart(async () => (await import("../../admin/bulletin/bulletins.tsx")).Bulletins);

function BulletinPage() {
  return (
    <AdminPage title={pages.bulletin.title}>
      <Content />
    </AdminPage>
  );
}

function Content() {
  const search = Route.useSearch();
  const { Loaded: Bulletins, load, failures, isLoading } = useLazy(bulletins);
  useEffect(() => void load(), [load]);
  if (Bulletins) return <Bulletins search={search} />;
  if (failures === 0 || isLoading) return <BusyState />;
  return (
    <ErrorState onRetry={failures > 1 ? reloadPage : () => void load()}>
      화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.
    </ErrorState>
  );
}
