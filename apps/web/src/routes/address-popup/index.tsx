import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AddressPopup } from "../../features/address-popup/address-popup.tsx";
import { pageHead } from "../../lib/page-head.ts";

const path = "/address-popup";

export const Route = createFileRoute("/address-popup/")({
  staticData: { isBare: true },
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.addressPopup }),
  component: AddressPopupPage,
});

function AddressPopupPage() {
  const { postcodeScriptUrl } = Route.useRouteContext();
  return <AddressPopup title={pages.addressPopup.title} scriptUrl={postcodeScriptUrl} />;
}
