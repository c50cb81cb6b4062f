import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AddressPopup } from "../../member/address/address-popup.tsx";
import { pageHead } from "../../page/page-head.ts";

const path = "/address-popup";

export const Route = createFileRoute("/address-popup/")({
  staticData: { isBare: true, isAwake: true },
  head: ({ match }) => pageHead({ site: match.context, path, unlisted: true, ...pages.addressPopup }),
  component: AddressPopupPage,
});

function AddressPopupPage() {
  const { postcodeScriptUrl } = Route.useRouteContext();
  return <AddressPopup title={pages.addressPopup.title} scriptUrl={postcodeScriptUrl} />;
}
