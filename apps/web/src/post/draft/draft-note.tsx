import * as styles from "./draft-note.css.ts";
import { formatRecent } from "../../parts/text/date.ts";
import type { DraftState } from "./use-draft.ts";

/** Says that what was typed is safe, or that it is not. */
export function DraftNote({ state }: { state: DraftState }) {
  if (state.status === "failed") {
    return (
      <p className={styles.warning} role="alert">
        이 브라우저에 초안을 저장하지 못했습니다. 글을 올리기 전에는 이 페이지를 닫지 마세요.
      </p>
    );
  }
  return (
    <p className={styles.note}>
      {state.status === "kept" ? `${formatRecent(state.savedAt)}에 초안을 저장했습니다.` : "\u00A0"}
    </p>
  );
}
