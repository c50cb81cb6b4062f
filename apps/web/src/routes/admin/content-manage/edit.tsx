import { pages } from "@bulmo/content/page";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { NotFoundPage } from "../../../shell/failure/not-found-page.tsx";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { OrphanedDraft } from "../../../post/draft/orphaned-draft.tsx";
import { ContentEditing } from "../../../post/write/content-form.tsx";
import { loadEdited } from "../../../post/write/edited-post.ts";
import { findEdited, typeInAddress, typeOf, validateEditSearch } from "../../../post/content-board/content-search.ts";
import { headWithoutData } from "../../../page/page-head.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

const path = "/admin/content-manage/edit";

export const Route = createFileRoute("/admin/content-manage/edit")({
  validateSearch: validateEditSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => ({ address: await loadEdited(queries, deps) }),
  head: ({ match, loaderData }) =>
    loaderData
      ? adminHead(path, (loaderData.address ? pages.contentChange : pages.contentEdit).title)({ match })
      : headWithoutData(match),
  component: ContentEditPage,
  notFoundComponent: MissingContent,
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function MissingContent() {
  const address = findEdited(Route.useSearch());
  const navigate = useNavigate();
  return (
    <>
      <NotFoundPage />
      {address && (
        <ContentFrame width="reading">
          <OrphanedDraft
            draftKey={{ board: `admin:${address.type}`, index: address.index }}
            onMoved={() => void navigate({ to: path, search: { type: typeInAddress(address.type) } })}
          />
        </ContentFrame>
      )}
    </>
  );
}

function ContentEditPage() {
  const { address } = Route.useLoaderData();
  const type = typeOf(Route.useSearch());
  const navigate = useNavigate();
  return (
    <AdminPage title={address ? pages.contentChange.title : pages.contentEdit.title}>
      <ContentEditing
        type={type}
        address={address}
        onPlanned={() => void navigate({ to: "/admin/content-manage/planned", replace: true })}
        onDone={(written) =>
          // Going back from the list does not lead to a form that was sent.
          void navigate({
            to: "/admin/content-manage/list",
            search: { type: typeInAddress(written) },
            replace: true,
          })
        }
      />
    </AdminPage>
  );
}
