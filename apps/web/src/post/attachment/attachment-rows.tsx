import { Button, IconButton } from "@bulmo/ui/button";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { type Ref, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from "react";
import { useIsOnline } from "../../page/connection.ts";
import * as factRows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { pause } from "../../parts/retry/pause.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as sortable from "../../parts/sorting/sortable-row.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import { useSendWithToken } from "../../parts/upload/send-with-token.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import type { Attached } from "./attached.ts";
import { type AttachmentQueue, createAttachmentQueue } from "./attachment-queue.ts";
import type { FileRow } from "./attachment-state.ts";
import * as facts from "./attachment-facts.css.ts";
import * as styles from "./attachment-rows.css.ts";
import { sizeText } from "./attachment-size.ts";
import { forgetAttachment, sendAttachment } from "./send-attachment.ts";

export type AttachmentRowsHandle = { add: (files: readonly File[]) => void; finished: () => Promise<boolean> };

type AttachmentRowsProps = {
  initial: readonly Attached[];
  /** What was chosen before this was there. */
  first: readonly File[];
  /** The same at each drawing: hears of all changes. */
  onChange: (files: readonly Attached[]) => void;
  ref: Ref<AttachmentRowsHandle>;
};

function useQueue(initial: readonly Attached[], first: readonly File[], onChange: AttachmentRowsProps["onChange"]) {
  const sendWithToken = useSendWithToken();
  const session = useSessionState();
  const userId = "user" in session ? session.user._id : "";
  const [queue] = useState(() =>
    createAttachmentQueue(initial, {
      send: (file, options) => sendWithToken((token) => sendAttachment(file, { ...options, token, userId })),
      forget: (file) => sendWithToken((token) => forgetAttachment(file, token)).catch(() => undefined),
      pause,
      onChange,
    }),
  );
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isBegun.current) queue.add(first);
    isBegun.current = true;
    return queue.close;
  }, [queue, first]);
  return queue;
}

/** The files of a post that is written, on their way and arrived, in their order (ATT-01). */
export function AttachmentRows({ initial, first, onChange, ref }: AttachmentRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const queue = useQueue(initial, first, onChange);
  const { rows, refusals, arrived } = useSyncExternalStore(queue.subscribe, queue.get);
  useImperativeHandle(ref, () => ({ add: queue.add, finished: queue.finished }), [queue]);
  /** Takes a row out; the focus goes to the next one's button, or to the one by which files are chosen. */
  const remove = (key: string) => {
    const place = rows.findIndex((row) => row.key === key);
    const group = list.current?.closest('[role="group"]');
    queue.remove(key);
    window.requestAnimationFrame(() => {
      const left = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
      const next = left[Math.min(place, left.length - 1)] ?? group?.querySelector<HTMLElement>("button");
      next?.focus();
    });
  };
  return (
    <>
      {rows.length > 0 && (
        <SortableList
          items={rows.map(({ key, name }) => ({ key, title: name }))}
          noun="파일"
          list={list}
          onMove={queue.move}
          renderDragged={({ title }) => <p className={sortable.dragged}>{title}</p>}
        >
          <ol ref={list} className={factRows.list} aria-label="첨부 파일">
            {rows.map((row) => (
              <SortableRow key={row.key} id={row.key} noun="파일" name={row.name}>
                <UploadRow row={row} queue={queue} onRemove={() => remove(row.key)} />
              </SortableRow>
            ))}
          </ol>
        </SortableList>
      )}
      <span role="status">
        <VisuallyHidden>{arrived && `${arrived} 파일을 올렸습니다.`}</VisuallyHidden>
      </span>
      {refusals.length > 0 && (
        <div role="alert" aria-label="올리지 못한 파일">
          <ul className={styles.refusals}>
            {refusals.map(({ key, name, reason }) => (
              <li key={key} className={styles.refusal}>
                <p className={styles.reason}>
                  <strong>{name}</strong> {reason}
                </p>
                <IconButton icon="close" label={`${name} 안내 닫기`} onClick={() => queue.dismiss(key)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type UploadRowProps = { row: FileRow; queue: AttachmentQueue; onRemove: () => void };

function UploadRow({ row: { key, name, kind, bytes, status }, queue, onRemove }: UploadRowProps) {
  const isOnItsWay = status.is === "waiting" || status.is === "sending" || status.is === "lost";
  const canGoOn = status.is === "paused" || status.is === "failed";
  const goOn = status.is === "paused" ? "이어서 올리기" : "다시 올리기";
  return (
    <div className={actionRows.row}>
      <div>
        <p className={facts.name}>{name}</p>
        <p className={facts.details}>
          {kind.toUpperCase()} · {sizeText(bytes)}
        </p>
        <UploadProgress name={name} status={status} />
        {status.is !== "done" && <Announcement status={status} />}
      </div>
      <div className={actionRows.buttons}>
        {isOnItsWay && (
          <Button size="small" aria-label={`${name} 잠시 멈춤`} onClick={() => queue.pause(key)}>
            잠시 멈춤
          </Button>
        )}
        {canGoOn && (
          <Button size="small" aria-label={`${name} ${goOn}`} onClick={() => queue.resume(key)}>
            {goOn}
          </Button>
        )}
        <Button size="small" data-remove="" aria-label={`${name} 빼기`} onClick={onRemove}>
          빼기
        </Button>
      </div>
    </div>
  );
}

/** What is read out when it comes, so that its place is there before: why a file does not get on. */
function Announcement({ status }: Pick<FileRow, "status">) {
  const isOnline = useIsOnline();
  return (
    <p className={styles.problem} role="status">
      {status.is === "failed" && status.reason}
      {status.is === "lost" &&
        `${isOnline ? "연결이 끊겼습니다." : "인터넷에 연결되어 있지 않습니다."} 연결되면 이어서 올립니다.`}
    </p>
  );
}

function UploadProgress({ name, status }: Pick<FileRow, "name" | "status">) {
  if (status.is === "waiting") return <p className={facts.details}>차례를 기다립니다.</p>;
  if (!("percentage" in status)) return null;
  const { is, percentage } = status;
  return (
    <>
      <progress className={styles.meter} max={100} value={percentage} aria-label={`${name} 파일을 올린 정도`} />
      <p className={facts.details}>
        {is === "paused" && `${percentage}%에서 멈추었습니다.`}
        {is === "lost" && `${percentage}%`}
        {is === "sending" && (percentage < 100 ? `${percentage}%` : "100% · 파일을 확인하고 있습니다.")}
      </p>
    </>
  );
}
