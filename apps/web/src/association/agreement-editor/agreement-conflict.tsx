import type { AgreementText } from "@bulmo/contracts/agreement";
import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import { type ConflictActs, ConflictPanel } from "../../parts/form/conflict-panel.tsx";
import { plainAgreement } from "../agreement/plain-agreement.ts";
import { conflictWords, textBy } from "../page-text/text-conflict.tsx";
import { TextComparison } from "../page-text/text-comparison.tsx";
import { standingText } from "./use-save-agreement.ts";

type AgreementConflictProps = ConflictActs & { mine: AgreementText; current: AgreementDraft };

/** Somebody else saved meanwhile: both texts as one, word by word, and the choice between them. */
export function AgreementConflict({ mine, current, ...acts }: AgreementConflictProps) {
  const { draft, latest } = current;
  const theirs = draft ? textBy(draft, "저장한") : textBy({ by: latest.by, at: latest.publishedAt }, "공지한");
  return (
    <ConflictPanel words={conflictWords(draft !== null, "공지하거나 버렸습니다")} current={current} {...acts}>
      <p>{theirs}에만 있는 말에는 줄이 그어져 있고, 적으신 글에만 있는 말에는 밑줄이 있습니다.</p>
      <TextComparison
        before={plainAgreement(standingText(current))}
        after={plainAgreement(mine)}
        label="낱말마다 비교한 두 글"
      />
    </ConflictPanel>
  );
}
