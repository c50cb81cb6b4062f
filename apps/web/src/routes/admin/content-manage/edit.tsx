import { pages } from "@bulmo/content/page";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ContentEditing } from "../../../features/content-form/content-editing.tsx";
import { loadEdited } from "../../../features/content-form/edited-post.ts";
import { typeInAddress, typeOf, validateEditSearch } from "../../../lib/content-board/content-search.ts";
import { missingPageHead, pageHead } from "../../../lib/page-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

const path = "/admin/content-manage/edit";

export const Route = createFileRoute("/admin/content-manage/edit")({
  validateSearch: validateEditSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => ({ address: await loadEdited(queries, deps) }),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          publicUrl: match.context.publicUrl,
          path,
          unlisted: true,
          ...(loaderData.address ? pages.contentChange : pages.contentEdit),
        })
      : missingPageHead(pages.notFound.title),
  component: ContentEditPage,
});

function ContentEditPage() {
  const { address } = Route.useLoaderData();
  const type = typeOf(Route.useSearch());
  const navigate = useNavigate();
  return (
    <AdminPage title={address ? pages.contentChange.title : pages.contentEdit.title}>
      <ContentEditing
        type={type}
        address={address}
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
