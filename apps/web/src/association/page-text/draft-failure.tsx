import { ErrorState } from "@bulmo/ui/state";
import { type OutcomeWords, withOutcome } from "../../session/call/failure-text.tsx";

/** What is done with a draft. */
export type DraftAct = "save" | "publish" | "discard" | "restore";

type FailureWords = Readonly<Record<DraftAct, OutcomeWords>>;

const kept = "적으신 글은 이 화면에 그대로 있습니다.";
const unknown = (done: string): string =>
  `서버의 응답을 받지 못해 ${done} 알 수 없습니다. ${kept} 연결 상태를 확인하신 뒤 다시 시도해 주세요.`;

const shared = {
  save: { failed: `저장하지 못했습니다. ${kept}`, unknown: unknown("저장되었는지") },
  discard: { failed: `초안을 버리지 못했습니다. ${kept}`, unknown: unknown("초안이 버려졌는지") },
  restore: { failed: `판을 되살리지 못했습니다. ${kept}`, unknown: unknown("판이 되살아났는지") },
};

export const pageTextFailures: FailureWords = {
  ...shared,
  publish: { failed: `공개하지 못했습니다. ${kept}`, unknown: unknown("공개되었는지") },
};

export const agreementFailures: FailureWords = {
  ...shared,
  publish: { failed: `공지하지 못했습니다. ${kept}`, unknown: unknown("공지되었는지") },
};

type DraftFailureProps = {
  words: FailureWords;
  problem: { act: DraftAct; error: unknown };
  busy: boolean;
  /** Does once more what failed, and nothing else. */
  retries: Readonly<Record<DraftAct, () => Promise<void>>>;
};

export const DraftFailure = ({ words, problem: { act, error }, busy, retries }: DraftFailureProps) => (
  <ErrorState busy={busy} onRetry={() => void retries[act]()}>
    {withOutcome(words[act], error)}
  </ErrorState>
);
