import type { Attachment } from "@bulmo/contracts/attachment";
import { IconButton } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { type ReactNode, useState } from "react";
import * as styles from "./preview.css.ts";
import { previewFrame, type PreviewState, usePreview } from "./use-preview.ts";

/** As wide as there is room, and larger. */
const zooms = [1, 1.5, 2, 3] as const;

/** The sheets of a file, drawn where it is listed (ATT-03). */
export function Preview({ file }: { file: Attachment }) {
  const [step, setStep] = useState(0);
  const { frame, state, onLoad } = usePreview(file, zooms[step] ?? 1);
  const isShown = state.is === "shown";
  return (
    <div className={styles.panel}>
      {isShown && (
        <div className={styles.bar} role="group" aria-label={`${file.name} 미리보기`}>
          <p className={styles.place}>
            {state.sheets.toLocaleString("ko-KR")}쪽 중 {(state.at + 1).toLocaleString("ko-KR")}쪽
          </p>
          <IconButton
            icon="minus"
            label="작게 보기"
            aria-disabled={step === 0}
            onClick={() => setStep(Math.max(0, step - 1))}
          />
          <IconButton
            icon="plus"
            label="크게 보기"
            aria-disabled={step === zooms.length - 1}
            onClick={() => setStep(Math.min(zooms.length - 1, step + 1))}
          />
        </div>
      )}
      <PreviewStatus state={state} file={file} />
      {state.is !== "failed" && (
        <div className={styles.desk}>
          <iframe
            ref={frame}
            className={styles.frame}
            src={previewFrame}
            sandbox="allow-scripts"
            title={`${file.name} 미리보기`}
            onLoad={onLoad}
          />
        </div>
      )}
    </div>
  );
}

/** What is the matter, in one calm line; empty where there is nothing to say. */
function wordsOf(state: PreviewState, url: string, name: string): ReactNode {
  if (state.is === "loading") return "미리보기를 불러오고 있습니다.";
  if (state.is === "opening") return "문서를 펼치고 있습니다.";
  if (state.is === "failed") return "이 파일은 여기에서 미리 볼 수 없습니다. 내려받아 주세요.";
  if (!state.isWhole) return "나머지 쪽은 여기에서 미리 볼 수 없습니다. 내려받아 주세요.";
  if (state.total <= state.sheets) return null;
  return (
    <>
      모두 {state.total.toLocaleString("ko-KR")}쪽입니다. 여기에서는 앞의 {state.sheets.toLocaleString("ko-KR")}쪽을 볼
      수 있습니다.{" "}
      <TextLink href={url} download={name}>
        내려받아 모두 보기
      </TextLink>
    </>
  );
}

/** There before its words are: what comes along with them is not read out. */
function PreviewStatus({ state, file: { name, url } }: { state: PreviewState; file: Attachment }) {
  return (
    <>
      {state.is === "loading" && (
        <progress
          className={styles.meter}
          max={100}
          value={state.percentage}
          aria-label={`${name} 파일을 불러온 정도`}
        />
      )}
      <p className={styles.line} role="status">
        {wordsOf(state, url, name)}
      </p>
    </>
  );
}
