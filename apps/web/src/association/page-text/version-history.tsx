import type { PageText, PageTextVersion } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useEffect, useRef, useState } from "react";
import { formatRecent } from "../../parts/text/date.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./page-text-editor.css.ts";
import { WordComparison } from "./word-comparison.tsx";

/** Who has withdrawn is nobody to be addressed. */
const writerOf = (by: string | null): string => by ?? "탈퇴한 회원";

type VersionHistoryProps = {
  name: PageTextName;
  /** What is being edited. */
  current: PageText;
  busy: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
};

/** Of which page of the list its versions are older; none for the first. */
type Before = number | undefined;

const firstText = { number: 0, by: null, at: null };

/** One page of the list, and the ways to those beside it. While the next is read the one before stays. */
function useVersions(name: PageTextName) {
  const [pages, setPages] = useState<readonly Before[]>([undefined]);
  const read = trpc.pageText.listVersions.useQuery(
    { name, before: pages.at(-1) },
    { staleTime: 0, placeholderData: (former) => former },
  );
  const oldest = read.data?.at(-1)?.number ?? 1;
  const rows = read.data ?? [];
  return {
    ...read,
    versions: read.data && oldest <= 1 ? [...rows, firstText] : rows,
    isPaged: pages.length > 1 || oldest > 1,
    older: oldest > 1 ? () => setPages([...pages, oldest]) : undefined,
    newer: pages.length > 1 ? () => setPages(pages.slice(0, -1)) : undefined,
  };
}

/** What was published, the latest first: compared with what is being edited, and restored (PAG-03). */
export function VersionHistory({ name, current, busy, onRestore, onClose }: VersionHistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { versions, error, refetch, isFetching, isPaged, older, newer, ...read } = useVersions(name);
  const [compared, setCompared] = useState<number | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const turn = (way: (() => void) | undefined) => {
    way?.();
    setCompared(null);
    heading.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="page-text-versions">
      <h2 ref={heading} id="page-text-versions" tabIndex={-1} className={styles.heading}>
        공개한 판
      </h2>
      {!read.data && !error && <BusyState />}
      {error && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {withReason("판의 목록을 불러오지 못했습니다.", error)}
        </ErrorState>
      )}
      <ol className={styles.versions} reversed aria-busy={isFetching}>
        {versions.map(({ number, by, at }) => (
          <li key={number} className={styles.version}>
            <span className={styles.grow}>
              {at === null ? "누리집이 처음에 싣고 있던 글" : `${number}판 · ${writerOf(by)} · ${formatRecent(at)}`}
            </span>
            <Button size="small" aria-pressed={compared === number} onClick={() => setCompared(number)}>
              지금 글과 비교
            </Button>
            <Button size="small" busy={busy} onClick={() => onRestore(number)}>
              초안으로 되살리기
            </Button>
            {compared === number && (
              <div className={styles.compared}>
                <Compared name={name} number={number} current={current} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {isPaged && (
          <>
            <Button disabled={!newer} busy={isFetching} onClick={() => turn(newer)}>
              더 나중 판
            </Button>
            <Button disabled={!older} busy={isFetching} onClick={() => turn(older)}>
              더 오래된 판
            </Button>
          </>
        )}
        <Button onClick={onClose}>닫기</Button>
      </div>
    </section>
  );
}

function Compared({ name, number, current }: { name: PageTextName; number: number; current: PageText }) {
  const { data, error, refetch } = trpc.pageText.getVersion.useQuery({ name, number });
  if (error)
    return <ErrorState onRetry={() => void refetch()}>{withReason("판을 불러오지 못했습니다.", error)}</ErrorState>;
  return data ? <Comparison version={data} current={current} /> : <BusyState />;
}

const Comparison = ({ version, current }: { version: PageTextVersion; current: PageText }) => (
  <>
    <p>
      {version.number === 0 ? "처음 글" : `${version.number}판`}에만 있는 말에는 줄이 그어져 있고, 지금 글에만 있는
      말에는 밑줄이 있습니다.
    </p>
    <WordComparison name={version.name} before={version.text} after={current} label="낱말마다 비교한 글" />
  </>
);
