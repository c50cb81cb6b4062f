import { Button } from "@bulmo/ui/button";
import { useEffect, useRef, useState } from "react";
import { type FoundAddress, unavailableMessage } from "./address-message.ts";
import * as styles from "./address-popup.css.ts";
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

/** The window that asked: the opener of a window, the page around a frame. */
function asker(): Window | null {
  const opener = window.opener as Window | null;
  if (opener) return opener;
  return window.parent === window ? null : window.parent;
}

/** Whether this is a window that was opened for the search: a script may close it. */
const isWindow = (): boolean => window.opener !== null;

/** To our own origin only (SUP-25). */
const reply = (message: unknown) => asker()?.postMessage(message, window.location.origin);

/** Hands over what was chosen and closes the window; a frame is closed by the page around it. */
function answerFound({ zonecode, address, addressType, bname, buildingName }: FoundAddress): void {
  reply({ zonecode, address, addressType, bname, buildingName } satisfies FoundAddress);
  window.close();
}

const answerUnavailable = (): void => reply(unavailableMessage);
