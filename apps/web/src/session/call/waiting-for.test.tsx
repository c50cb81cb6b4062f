import { isValidElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { waitingFor } from "./waiting-for.tsx";

const asked = (told: { data?: unknown; isError?: boolean; isFetching?: boolean }) => ({
  data: undefined,
  isError: false,
  isFetching: false,
  refetch: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  ...told,
});
const here = asked({ data: [] });
const coming = asked({ isFetching: true });
const refused = asked({ isError: true });
const failed = "전시를 불러오지 못했습니다.";

function shown(waiting: ReactElement | null) {
  if (waiting === null) return "all";
  return renderToStaticMarkup(waiting).includes(failed) ? "failed" : "waiting";
}

test.each([
  ["all are here", [here, here], "all", "all"],
  ["one is still coming", [here, coming], "waiting", "waiting"],
  ["one did not come", [here, refused], "failed", "failed"],
  ["one did not come and another is still coming", [refused, coming], "waiting", "waiting"],
  ["one that is here is asked for anew", [here, asked({ data: [], isFetching: true })], "all", "waiting"],
  ["one that is here did not come anew", [here, asked({ data: [], isError: true })], "failed", "failed"],
])("NAV-26 while %s, a page that needs them says so", (_case, all, old, fresh) => {
  expect(shown(waitingFor(all, failed))).toBe(old);
  expect(shown(waitingFor(all, failed, { isFresh: true }))).toBe(fresh);
});

test("NAV-26 whoever tries again asks for all of them", () => {
  const all = [asked({ data: [] }), asked({ isError: true })];
  const waiting = waitingFor(all, failed);
  if (!isValidElement<{ onRetry: () => void }>(waiting)) throw new Error("nothing is told");
  waiting.props.onRetry();
  for (const { refetch } of all) expect(refetch).toHaveBeenCalledOnce();
});
