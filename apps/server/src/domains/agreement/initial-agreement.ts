import type { AgreementText as Initial, Clause } from "@bulmo/content/agreement-text";
import { neutralAgreement } from "@bulmo/content/neutral-agreement";
import { privacy } from "@bulmo/content/privacy";
import { terms } from "@bulmo/content/terms";
import type { AgreementDocument, AgreementText } from "@bulmo/contracts/agreement";
import type { EntityManager } from "@bulmo/entities/database";
import { findBeginning } from "../beginning/beginning.query.ts";

type Block = AgreementText["blocks"][number];

const block = (type: Block["type"]) => (text: string) => ({ type, text });

const blocksOfClause = (clause: Clause): Block[] =>
  typeof clause === "string"
    ? [block("PARAGRAPH")(clause)]
    : [block("PARAGRAPH")(clause.text), ...clause.items.map(block("ITEM"))];

const textOf = ({ preface, chapters }: Initial): AgreementText => ({
  preface,
  blocks: chapters.flatMap(({ title, articles }) => [
    block("CHAPTER")(title),
    ...articles.flatMap((article) => [block("ARTICLE")(article.title), ...article.clauses.flatMap(blocksOfClause)]),
  ]),
});

type InitialAgreements = Readonly<Record<AgreementDocument, { text: AgreementText; effectiveOn: string }>>;

const initialOf = (text: Initial) => ({ text: textOf(text), effectiveOn: text.version });

const usual: InitialAgreements = { TERMS: initialOf(terms), PRIVACY: initialOf(privacy) };

type Begun = Parameters<typeof neutralAgreement>[1];

/** Those of an association that began empty, by how it did. */
const neutral = new Map<string, InitialAgreements>();

function neutralOf(begun: Begun): InitialAgreements {
  const key = JSON.stringify(begun);
  const known = neutral.get(key) ?? {
    TERMS: initialOf(neutralAgreement(terms, begun)),
    PRIVACY: initialOf(neutralAgreement(privacy, begun)),
  };
  neutral.set(key, known);
  return known;
}

/** What the site begins with: what is in force until another version's day has come. */
export async function findInitialAgreements(em: EntityManager): Promise<InitialAgreements> {
  const beginning = await findBeginning(em);
  return beginning.state === "EMPTY" ? neutralOf({ on: beginning.on, head: beginning.head ?? "회장" }) : usual;
}
