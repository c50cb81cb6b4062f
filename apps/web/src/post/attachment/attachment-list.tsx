import type { Attachment } from "@bulmo/contracts/attachment";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { ErrorState } from "@bulmo/ui/state";
import { useId, useState } from "react";
import { reloadPage } from "../../parts/form/reload-page.ts";
import { partOf } from "../../parts/lazy/shown-parts.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import * as facts from "./attachment-facts.css.ts";
import * as styles from "./attachment-list.css.ts";
import { sizeText } from "./attachment-size.ts";

type AttachmentListProps = {
  files: readonly Attachment[];
  /** One below that of the post. */
  heading: "h2" | "h3";
};

/** The files of a post, below its text (ATT-02); without scripts they are taken along all the same. */
export function AttachmentList({ files, heading: Heading }: AttachmentListProps) {
  const id = useId();
  return (
    <section {...partOf("attachments")} className={styles.files} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        첨부 파일 <span className={styles.count}>{files.length}개</span>
      </Heading>
      <ul className={styles.list}>
        {files.map((file) => (
          <AttachmentItem key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

/** What is drawn on the page, when somebody asks for it (ATT-03). */
const isDrawn = ({ kind }: Attachment) => kind === "pdf" || kind === "hwp" || kind === "hwpx";

const preview = lazyPart(
  import.meta.env.SSR
    ? () => Promise.reject(new Error("no preview"))
    : async () => (await import("./preview/preview.tsx")).Preview,
);

function AttachmentItem({ file }: { file: Attachment }) {
  const id = useId();
  const { Loaded: Preview, isLoading, failures, load } = useLazy(preview);
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) void load();
  };
  const { name, kind, bytes, downloads, url } = file;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div>
          <p className={facts.name}>{name}</p>
          <p className={facts.details}>
            {kind.toUpperCase()} · {sizeText(bytes)} · 내려받기 {downloads.toLocaleString("ko-KR")}회
          </p>
        </div>
        <div className={styles.buttons}>
          {isDrawn(file) && (
            <Button
              size="small"
              className={styles.scripted}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={`${name} ${isOpen ? "미리보기 닫기" : "미리보기"}`}
              busy={isLoading}
              onClick={toggle}
            >
              <Icon name="eye" />
              {isOpen ? "미리보기 닫기" : "미리보기"}
            </Button>
          )}
          <Button asChild size="small">
            <a href={url} download={name} aria-label={`${name} 내려받기`}>
              <Icon name="download" />
              내려받기
            </a>
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={id} className={styles.preview}>
          {Preview && <Preview file={file} />}
          {!Preview && failures > 0 && !isLoading && (
            <ErrorState
              onRetry={failures > 1 ? reloadPage : () => void load()}
              {...(failures > 1 && { retryLabel: "새로 고침" })}
            >
              미리보기를 불러오지 못했습니다. 연결 상태를 확인해 주세요.
            </ErrorState>
          )}
        </div>
      )}
    </li>
  );
}
