import { pageTextOf } from "../page-text.ts";
import { administrators, readers, row, type World } from "./world.ts";

const text = pageTextOf();
const greeting = { name: "greeting" };

/** Something that waits to be published, whoever asks. */
async function drafted({ site }: World) {
  await site.fork().execute(
    `insert into page_text (name, revision, draft, drafted_at) values ('greeting', 1, ?::text::jsonb, now())
      on conflict (name) do update set draft = excluded.draft, drafted_at = now()`,
    [JSON.stringify(text)],
  );
  return greeting;
}

export const pageTextRows = [
  row("pageText.get", "a text", readers, () => greeting),
  row("pageText.getDraft", "a text", administrators, () => greeting),
  row("pageText.listVersions", "a text", administrators, () => greeting),
  row("pageText.getVersion", "the first", administrators, () => ({ ...greeting, number: 0 })),
  row("pageText.saveDraft", "a text", administrators, () => ({ ...greeting, text })),
  row("pageText.restore", "the first", administrators, () => ({ ...greeting, number: 0 })),
  row("pageText.publish", "a draft", administrators, drafted),
  row("pageText.discardDraft", "a draft", administrators, drafted),
];
