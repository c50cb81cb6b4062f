import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { mainId } from "./main-content.tsx";

/** Tells those who cannot see it that the page has changed, and lets the keyboard begin at its content. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [router],
  );
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
