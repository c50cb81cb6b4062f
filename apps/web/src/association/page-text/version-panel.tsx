import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatRecent } from "../../parts/text/date.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import * as styles from "./page-text-editor.css.ts";

/** What versions are of, and what is done with them. */
export type VersionWords = {
  heading: string;
  /** Said where there is none; not needed where the initial one is always there. */
  empty?: string;
  compare: string;
  restore: string;
  /** One that nobody wrote here. */
  first: string;
  /** Who is nobody to be named any more. */
  nobody: string;
  /** What is being edited, as in ‘지금 글’. */
  current: string;
};

type Version = { number: number; by: string | null; at: string | null };

type Read<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** Of which page of the list its versions are older; none for the first. */
type Before = number | undefined;

/** Which page of the list is read. */
export function useVersionPages() {
  const [pages, setPages] = useState<readonly Before[]>([undefined]);
  return {
    before: pages.at(-1),
    isFirst: pages.length === 1,
    toOlder: (oldest: number) => setPages([...pages, oldest]),
    toNewer: () => setPages(pages.slice(0, -1)),
  };
}

type VersionPanelProps = {
  words: VersionWords;
  read: Read<readonly Version[]>;
  pages: ReturnType<typeof useVersionPages>;
  /** What stands below the oldest, in no table. */
  initial?: Version;
  busy: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
  /** A version beside what is being edited. */
  children: (number: number) => ReactNode;
};

/** What was published, the latest first: compared with what is being edited, and restored (PAG-03). */
export function VersionPanel({ words, read, pages, initial, busy, onRestore, onClose, children }: VersionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = read;
  const [compared, setCompared] = useState<number | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const oldest = data?.at(-1)?.number ?? 1;
  const versions = data && initial && oldest <= 1 ? [...data, initial] : (data ?? []);
  const turn = (way: () => void) => {
    way();
    setCompared(null);
    heading.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h2>
      {!data && error === null && <BusyState />}
      {error !== null && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {withReason("판의 목록을 불러오지 못했습니다.", error)}
        </ErrorState>
      )}
      {data && versions.length === 0 && words.empty !== undefined && <EmptyState title={words.empty} />}
      <ol className={styles.versions} reversed aria-busy={isFetching}>
        {versions.map((version) => (
          <li key={version.number} className={styles.version}>
            <span className={styles.grow}>{titleOf(version, words)}</span>
            <Button
              size="small"
              aria-label={`${nameOf(version, words)} ${words.compare}`}
              aria-pressed={compared === version.number}
              onClick={() => setCompared(version.number)}
            >
              {words.compare}
            </Button>
            <Button
              size="small"
              aria-label={`${nameOf(version, words)} ${words.restore}`}
              busy={busy}
              onClick={() => onRestore(version.number)}
            >
              {words.restore}
            </Button>
            {compared === version.number && <div className={styles.compared}>{children(version.number)}</div>}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {(!pages.isFirst || oldest > 1) && (
          <>
            <Button disabled={pages.isFirst} busy={isFetching} onClick={() => turn(pages.toNewer)}>
              더 최근 판
            </Button>
            <Button disabled={oldest <= 1} busy={isFetching} onClick={() => turn(() => pages.toOlder(oldest))}>
              더 오래된 판
            </Button>
          </>
        )}
        <Button onClick={onClose}>닫기</Button>
      </div>
    </section>
  );
}

/** As it is called wherever it is spoken of. */
const nameOf = ({ number, at }: Omit<Version, "by">, { first }: VersionWords): string =>
  at === null ? first : `${number}판`;

const titleOf = (version: Version, words: VersionWords): string =>
  [nameOf(version, words), ...(version.at === null ? [] : [version.by ?? words.nobody, formatRecent(version.at)])].join(
    " · ",
  );

type ComparedVersionProps = {
  words: VersionWords;
  read: Pick<Read<Omit<Version, "by">>, "data" | "error" | "refetch">;
  /** Once it is read: the two as one. */
  children: ReactNode;
};

/** One version, and what stands only in it or only in what is being edited. */
export function ComparedVersion({ words, read, children }: ComparedVersionProps) {
  const { data, error, refetch } = read;
  if (error !== null)
    return <ErrorState onRetry={() => void refetch()}>{withReason("판을 불러오지 못했습니다.", error)}</ErrorState>;
  if (!data) return <BusyState />;
  return (
    <>
      <p>
        {nameOf(data, words)}에만 있는 말에는 줄이 그어져 있고, {words.current}에만 있는 말에는 밑줄이 있습니다.
      </p>
      {children}
    </>
  );
}
