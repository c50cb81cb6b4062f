import type { PageText } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { trpc } from "../../session/call/trpc.ts";
import { ComparedVersion, useVersionPages, VersionPanel, type VersionWords } from "./version-panel.tsx";
import { WordComparison } from "./word-comparison.tsx";

const words: VersionWords = {
  heading: "공개한 판",
  compare: "지금 글과 비교",
  restore: "초안으로 되살리기",
  first: "누리집이 처음에 싣고 있던 글",
  nobody: "탈퇴한 회원",
  current: "지금 글",
};

const initial = { number: 0, by: null, at: null };

type VersionHistoryProps = {
  name: PageTextName;
  /** What is being edited. */
  current: PageText;
  busy: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
};

/** The versions of a text, and the one that the site began with. */
export function VersionHistory({ name, current, ...acts }: VersionHistoryProps) {
  const pages = useVersionPages();
  const { before } = pages;
  // While the next page is read the one before stays.
  const read = trpc.pageText.listVersions.useQuery(
    { name, before },
    { staleTime: 0, placeholderData: (former) => former },
  );
  return (
    <VersionPanel words={words} read={read} pages={pages} initial={initial} {...acts}>
      {(number) => <Compared name={name} number={number} current={current} />}
    </VersionPanel>
  );
}

function Compared({ name, number, current }: { name: PageTextName; number: number; current: PageText }) {
  const read = trpc.pageText.getVersion.useQuery({ name, number });
  return (
    <ComparedVersion words={words} read={read}>
      {read.data && <WordComparison name={name} before={read.data.text} after={current} label="낱말마다 비교한 글" />}
    </ComparedVersion>
  );
}
