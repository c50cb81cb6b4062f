import { Button } from "@bulmo/ui/button";
import { useEffect, useRef, useState } from "react";
import * as styles from "./address-popup.css.ts";
import { answerFound, answerUnavailable, isWindow } from "./answer-opener.ts";
import { loadPostcode } from "./postcode-service.ts";

const unavailable = "현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.";

/** The postcode service in a window of its own (SUP-22 to SUP-26). */
export function AddressPopup({ title, scriptUrl }: { title: string; scriptUrl: string }) {
  const { widget, status, retry } = usePostcode(scriptUrl);
  return (
    <div className={styles.window}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.content} aria-busy={status === "loading"}>
        <div ref={widget} className={styles.widget} />
        {status === "loading" && (
          <p className={styles.message} role="status">
            주소 검색을 준비하고 있습니다.
          </p>
        )}
        {status === "failed" && <Unavailable onRetry={retry} />}
      </div>
    </div>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message}>
      <p role="alert">{unavailable}</p>
      <p>주소는 앞의 양식에 직접 입력하실 수도 있습니다.</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>다시 시도</Button>
        {isWindow() && (
          <Button variant="primary" onClick={() => window.close()}>
            닫기
          </Button>
        )}
      </div>
    </div>
  );
}

function usePostcode(scriptUrl: string) {
  const widget = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      try {
        const Postcode = await loadPostcode(scriptUrl);
        if (isGone || !widget.current) return;
        new Postcode({ oncomplete: answerFound, width: "100%", height: "100%" }).embed(widget.current);
        setStatus("ready");
      } catch {
        if (isGone) return;
        setStatus("failed");
        answerUnavailable();
      }
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [scriptUrl, attempt]);
  const retry = () => {
    setStatus("loading");
    setAttempt(attempt + 1);
  };
  return { widget, status, retry };
}
