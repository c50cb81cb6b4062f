import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import type { AgreementVersion, AgreementVersionRow } from "@bulmo/contracts/agreement-version";
import { Button } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { Link } from "../../parts/link/link.tsx";
import { formatWholeDay } from "../../parts/text/date.ts";
import * as styles from "./agreement-version.css.ts";

const comparison = lazyPart(async () => (await import("./version-comparison.tsx")).VersionComparison);

/** What a version is called: by its number, and the first by what it is. */
const versionName = (number: number) => (number === 0 ? "처음 판" : `${number}판`);

const stateNames = { PAST: "지난 판", IN_FORCE: "시행 중", ANNOUNCED: "시행 예정" } as const;

type VersionListProps = {
  document: AgreementDocument;
  shown: AgreementVersion;
  versions: readonly AgreementVersionRow[];
};

/** All versions with their days, the latest first, and what the one that is read has changed. */
export function VersionList({ document, shown, versions }: VersionListProps) {
  const { Loaded: Comparison, isLoading, failures, load } = useLazy(comparison);
  const [isWanted, setWanted] = useState(false);
  const before = versions[versions.findIndex(({ number }) => number === shown.number) + 1];
  const compare = () => {
    setWanted(true);
    void load();
  };
  return (
    <section className={styles.versions} aria-labelledby="agreement-versions">
      <h2 id="agreement-versions" className={styles.heading}>
        판과 시행일
      </h2>
      <ol reversed>
        {versions.map(({ number, effectiveOn, state, note }) => (
          <li key={number} className={styles.version}>
            {number === shown.number ? (
              <strong aria-current="page">{formatWholeDay(effectiveOn)} 시행</strong>
            ) : (
              <TextLink asChild>
                <Link to={agreementPages[document].path} search={{ version: String(number) }}>
                  {formatWholeDay(effectiveOn)} 시행
                </Link>
              </TextLink>
            )}{" "}
            <span className={styles.note}>
              {versionName(number)} · {stateNames[state]}
              {note && ` · ${note}`}
            </span>
          </li>
        ))}
      </ol>
      {before && (
        <div>
          <Button size="small" busy={isLoading} aria-expanded={isWanted} onClick={compare}>
            앞 판과 비교
          </Button>
        </div>
      )}
      {failures > 0 && (
        <ErrorState onRetry={() => void load()}>
          비교하는 화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.
        </ErrorState>
      )}
      {before && isWanted && Comparison && <Comparison document={document} before={before.number} after={shown} />}
    </section>
  );
}
