import { isAsleep } from "../../page/asleep.ts";

/** Counts that a post was opened, as the app does where it is awake, and shows it. It names itself on the page, as `NOTICE 12`. */
export function countAsleepView(): void {
  const [type, index] = document.querySelector<HTMLElement>("[data-view]")?.dataset["view"]?.split(" ") ?? [];
  if (!type || !isAsleep()) return;
  void fetch("/api/post/view", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type, index: Number(index) }),
    keepalive: true,
  })
    .then((answer) => answer.json())
    .then(({ views }: { views?: number }) => {
      const shown = document.querySelector("[data-views]");
      if (shown && views !== undefined) shown.textContent = views.toLocaleString("ko-KR");
    })
    .catch(() => undefined);
}
