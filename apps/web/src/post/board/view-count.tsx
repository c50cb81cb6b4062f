/** How often a post was opened. A view that was counted before the app was there stands here already (`asleep-view.ts`). */
export const ViewCount = ({ views }: { views: number }) => (
  <span data-views="" suppressHydrationWarning>
    {views.toLocaleString("ko-KR")}
  </span>
);
