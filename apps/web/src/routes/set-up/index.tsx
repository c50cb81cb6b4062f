import { createFileRoute, notFound } from "@tanstack/react-router";
import { SetUpPage } from "../../member/set-up/set-up-page.tsx";

/** Where another association's site begins: there for as long as nobody runs the site (PAG-09). */
export const Route = createFileRoute("/set-up/")({
  staticData: { isBare: true, isAwake: true },
  beforeLoad: ({ context }) => {
    if (context.identity.name !== "") throw notFound();
  },
  head: () => ({ meta: [{ title: "누리집을 준비하고 있습니다" }, { name: "robots", content: "noindex" }] }),
  component: SetUpPage,
});
