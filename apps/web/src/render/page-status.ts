import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import type { AppRouterInstance } from "../router.tsx";

const saysGone = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "isGone" in data && data.isGone === true;

/** The status of a page: what a route's loader says was there and is no more is 410, which the router knows nothing of (WRK-05). */
export function pageStatus(router: AppRouterInstance): number {
  const status = getSsrStatus(router);
  return status === 200 && router.state.matches.some(({ loaderData }) => saysGone(loaderData)) ? 410 : status;
}
