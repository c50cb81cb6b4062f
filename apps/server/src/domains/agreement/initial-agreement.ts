import type { AgreementText as Initial, Clause } from "@bulmo/content/agreement-text";
import { privacy } from "@bulmo/content/privacy";
import { terms } from "@bulmo/content/terms";
import type { AgreementDocument, AgreementText } from "@bulmo/contracts/agreement";

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

/** What the site begins with: what is in force until another version's day has come. */
export const initialAgreements: Readonly<Record<AgreementDocument, { text: AgreementText; effectiveOn: string }>> = {
  TERMS: { text: textOf(terms), effectiveOn: terms.version },
  PRIVACY: { text: textOf(privacy), effectiveOn: privacy.version },
};
