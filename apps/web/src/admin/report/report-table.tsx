import type { Reported } from "@bulmo/contracts/report";
import { reportReasonLabels } from "@bulmo/contracts/report-text";
import { Button } from "@bulmo/ui/button";
import { type Column, Table } from "@bulmo/ui/table";
import { useAnyBoard } from "../../post/content-board/use-all-boards.ts";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { postLink } from "../../post/post-link.ts";
import { sitePath } from "../../page/site-path.ts";
import * as worklist from "../../parts/worklist/worklist.css.ts";
import * as styles from "./report.css.ts";
import { keyOf, nameOf, type Reports } from "./use-reports.ts";

const columnsOf = (reports: Reports): Column<Reported>[] => [
  { key: "target", label: "신고된 글", primary: true, cell: (reported) => <Target reported={reported} /> },
  { key: "why", label: "신고 사유", width: "min(14vw, 13rem)", cell: (reported) => <Why reported={reported} /> },
  { key: "at", label: "최근 신고", width: "6.5rem", cell: ({ reportedAt }) => <At time={reportedAt} /> },
  {
    key: "actions",
    label: "관리",
    width: "11rem",
    phone: "below",
    cell: (reported) => <ReportActions reported={reported} reports={reports} />,
  },
];

/** What was written, with the way to it, and by whom. */
function Target({ reported: { kind, post, text, author, email } }: { reported: Reported }) {
  const board = useAnyBoard(post.type).title;
  return (
    <>
      <Link {...postLink(post)} className={styles.link}>
        {keepTogether(kind === "POST" ? post.title : text)}
      </Link>
      <span className={worklist.place}>
        {kind === "POST" ? `${board} · 글` : `${board} · ‘${post.title}’의 댓글`} ·{" "}
        {email === null ? (
          author
        ) : (
          <Link to={sitePath("/admin/member-manage/detail")} search={{ email }} className={styles.link}>
            {author} 님의 회원 정보
          </Link>
        )}
      </span>
      {kind === "POST" && text !== "" && <span className={worklist.place}>{text}</span>}
    </>
  );
}

const Why = ({ reported: { count, reasons, notes } }: { reported: Reported }) => (
  <div className={styles.why}>
    <p>
      {reasons.map(({ reason, count: of }) => `${reportReasonLabels[reason]} ${of}명`).join(", ")}
      {reasons.length > 1 && ` (모두 ${count}명)`}
    </p>
    {notes.length > 0 && (
      <ul className={styles.notes} aria-label="덧붙인 말">
        {[...new Set(notes)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
  </div>
);

const At = ({ time }: { time: string }) => <time dateTime={time}>{formatDate(time)}</time>;

/** Every control is named by what it is about. */
function ReportActions({ reported, reports }: { reported: Reported; reports: Reports }) {
  const isBusy = reports.isBusy(reported);
  const name = nameOf(reported);
  const removal = reported.kind === "POST" ? "글 삭제" : "댓글 삭제";
  return (
    <div className={worklist.actions}>
      <Button
        size="small"
        busy={isBusy}
        aria-label={`${name} 문제 없음`}
        onClick={() => void reports.dismiss(reported)}
      >
        문제 없음
      </Button>
      <Button
        size="small"
        busy={isBusy}
        className={worklist.removal}
        aria-label={`${name} ${removal}`}
        onClick={() => void reports.remove(reported)}
      >
        {removal}
      </Button>
    </div>
  );
}

export const ReportTable = ({ list, reports }: { list: Reported[]; reports: Reports }) => (
  <Table caption="신고된 글과 댓글" columns={columnsOf(reports)} rows={list} rowKey={keyOf} centredRows />
);
