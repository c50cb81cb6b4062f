import type { AgreementText } from "@bulmo/contracts/agreement";
import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import { type ConflictActs, ConflictPanel } from "../../parts/form/conflict-panel.tsx";
import { plainAgreement } from "../agreement/plain-agreement.ts";
import { conflictWords } from "../page-text/text-conflict.tsx";
import { TextComparison } from "../page-text/text-comparison.tsx";
import { writerOf } from "../page-text/version-history.tsx";
import { standingText } from "./use-save-agreement.ts";

type AgreementConflictProps = ConflictActs & { mine: AgreementText; current: AgreementDraft };

/** Somebody else saved meanwhile: both texts as one, word by word, and the choice between them. */
export function AgreementConflict({ mine, current, ...acts }: AgreementConflictProps) {
  const { by } = current.draft ?? current.latest;
  return (
    <ConflictPanel words={conflictWords} current={current} {...acts}>
      <p>{writerOf(by)} 님이 저장한 글에만 있는 말에는 줄이 그어져 있고, 적으신 글에만 있는 말에는 밑줄이 있습니다.</p>
      <TextComparison
        before={plainAgreement(standingText(current))}
        after={plainAgreement(mine)}
        label="낱말마다 비교한 두 글"
      />
    </ConflictPanel>
  );
}
