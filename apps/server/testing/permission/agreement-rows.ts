import { agreementTextOf, dayAhead } from "../agreement.ts";
import { administrators, members, readers, row, type World } from "./world.ts";

const text = agreementTextOf();
const terms = { document: "TERMS" };
const privacy = { document: "PRIVACY" };

/** Something that waits to be announced, whoever asks. */
async function drafted({ site }: World) {
  await site.fork().execute(
    `insert into agreement (document, revision, draft, drafted_at) values ('TERMS', 1, ?::text::jsonb, now())
      on conflict (document) do update set draft = excluded.draft, drafted_at = now()`,
    [JSON.stringify(text)],
  );
  return terms;
}

let ahead = 10;

/** A day of its own for each: days that are announced ascend. */
const announcement = async (world: World) => ({
  ...(await drafted(world)),
  effectiveOn: dayAhead((ahead += 1)),
  note: "시험",
});

let number = 0;

/** Of the other text, so that days of the one above stay free. */
async function announced({ site }: World) {
  number += 1;
  const em = site.fork();
  await em.execute(`insert into agreement (document, revision) values ('PRIVACY', 1) on conflict do nothing`);
  await em.execute(
    `insert into agreement_version (document, number, text, effective_on, note, revision, published_at)
      values ('PRIVACY', ?, ?::text::jsonb, ?::date, '시험', 0, now())`,
    [number, JSON.stringify(text), dayAhead(1_000 + number)],
  );
  return { ...privacy, number };
}

export const agreementRows = [
  row("agreement.get", "the terms", readers, () => terms),
  row("agreement.listVersions", "the terms", readers, () => terms),
  row("agreement.listConsents", "one's own", members),
  row("agreement.acknowledge", "the first", members, () => ({ ...terms, number: 0 })),
  row("agreement.getDraft", "the terms", administrators, () => terms),
  row("agreement.saveDraft", "the terms", administrators, () => ({ ...terms, text })),
  row("agreement.publish", "a draft", administrators, announcement),
  row("agreement.discardDraft", "a draft", administrators, drafted),
  row("agreement.withdraw", "one that is announced", administrators, announced),
];
