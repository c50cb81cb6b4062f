import type { Site } from "./site.ts";

/** All that a refused call might have changed, in a few characters. */
const tables = [
  "user",
  "session",
  "second_factor",
  "recovery_code",
  "api_key",
  "webhook",
  "webhook_delivery",
  "stored_post",
  "post_like",
  "post_move",
  "comment",
  "comment_like",
  "report",
  "board_counter",
  "chronicle_entry",
  "upload_use",
  "audit_line",
];
export async function fingerprint(site: Site): Promise<string> {
  // What an earlier call had sent is written down when it has been answered.
  await site.webhooks.dispatcher.flush();
  const digests = tables.map((table) => `select md5(string_agg(x::text, '|' order by x::text)) from "${table}" x`);
  return JSON.stringify(await site.fork().execute(digests.join(" union all ")));
}
