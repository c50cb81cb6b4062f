import type { Site } from "./site.ts";

/** A month that is over, of which the log says something. */
export async function createSignable(
  site: Pick<Site, "fork">,
  month: string,
): Promise<{ month: string; note: string }> {
  await site.fork().execute("insert into audit_line (at, act) values (?, 'SIGNED_IN')", [`${month}-10T03:00:00Z`]);
  return { month, note: "이상 없음" };
}
