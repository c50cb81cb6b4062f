import type { Limiter } from "./limiter.ts";
import type { LimitName } from "./limits.ts";

type MemberLimit = Extract<LimitName, `${string}:member`>;

/** Counts what a member writes; administrators write without a limit (requirements/decisions.md). Throws LimitError. */
export async function takeUnlessAdmin(
  { limiter, viewer }: { limiter: Limiter; viewer: { id: string; isAdmin: boolean } },
  name: MemberLimit,
): Promise<void> {
  if (!viewer.isAdmin) await limiter.take([name, viewer.id]);
}
