import type { BoardType, PostDetail } from "@bulmo/contracts/post";
import { ReportButton } from "../report/report-button.tsx";
import * as styles from "./post-actions.css.ts";

type ReportPostProps = { type: BoardType; post: Pick<PostDetail, "index" | "userId"> };

export const ReportPost = ({ type, post: { index, userId } }: ReportPostProps) => (
  <ReportButton about={{ kind: "POST", type, index }} writerId={userId} className={styles.report} />
);
