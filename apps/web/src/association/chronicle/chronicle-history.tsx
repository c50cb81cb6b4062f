import type { ChronicleEntry, ChronicleKind } from "@bulmo/contracts/chronicle";
import { trpc } from "../../session/call/trpc.ts";
import { TextComparison } from "../page-text/text-comparison.tsx";
import { ComparedVersion, useVersionPages, VersionPanel, type VersionWords } from "../page-text/version-panel.tsx";

const words: VersionWords = {
  heading: "저장한 판",
  empty: "아직 저장한 판이 없습니다. 저장하실 때마다 판이 하나씩 남습니다.",
  compare: "지금 목록과 비교",
  restore: "이 판으로 되살리기",
  first: "처음 저장하기 전의 목록",
  nobody: "탈퇴했거나 알 수 없는 회원",
  current: "지금 목록",
};

/** A list as lines that can be compared word by word. */
const plainOf = (list: readonly ChronicleEntry[]): string =>
  list.map(({ year, date, title }) => [year, date, title].filter(Boolean).join(" ")).join("\n\n");

type ChronicleHistoryProps = {
  kind: ChronicleKind;
  /** What is being edited. */
  current: readonly ChronicleEntry[];
  busy: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
};

/** The lists that were saved: compared with what is being edited, and restored (PAG-03). */
export function ChronicleHistory({ kind, current, ...acts }: ChronicleHistoryProps) {
  const pages = useVersionPages();
  const { before } = pages;
  // While the next page is read the one before stays.
  const read = trpc.chronicle.listVersions.useQuery(
    { kind, before },
    { staleTime: 0, placeholderData: (former) => former },
  );
  return (
    <VersionPanel words={words} read={read} pages={pages} {...acts}>
      {(number) => <Compared kind={kind} number={number} current={current} />}
    </VersionPanel>
  );
}

type ComparedProps = Pick<ChronicleHistoryProps, "kind" | "current"> & { number: number };

function Compared({ kind, number, current }: ComparedProps) {
  const read = trpc.chronicle.getVersion.useQuery({ kind, number });
  return (
    <ComparedVersion words={words} read={read}>
      {read.data && (
        <TextComparison
          before={plainOf(read.data.list)}
          after={plainOf(current)}
          label="낱말마다 비교한 목록"
          noun="목록"
        />
      )}
    </ComparedVersion>
  );
}
