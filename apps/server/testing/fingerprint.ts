import type { Site } from "./site.ts";

/** All that a refused call might have changed, in a few characters. */
const tables = [
  "user",
  "session",
  "second_factor",
  "recovery_code",
  "api_key",
  "webhook",
  "board",
  "board_address",
  "exhibition",
  "exhibition_group",
  "stored_post",
  "secret_question",
  "planned_post",
  "post_like",
  "post_move",
  "comment",
  "comment_like",
  "report",
  "board_counter",
  "chronicle_entry",
  "agreement",
  "agreement_version",
  "agreement_notice",
  "page_text",
  "page_text_version",
  "site_page",
  "site_page_path",
  "upload_use",
  "audit_line",
];

/** What becomes of a delivery changes by itself while it is tried: here is only what there is to be told. */
const deliveries = `(select id, webhook_id, event, data, created_at from webhook_delivery)`;

export async function fingerprint(site: Site): Promise<string> {
  const digests = [...tables.map((table) => `"${table}"`), deliveries].map(
    (rows) => `select md5(string_agg(x::text, '|' order by x::text)) from ${rows} x`,
  );
  return JSON.stringify(await site.fork().execute(digests.join(" union all ")));
}
