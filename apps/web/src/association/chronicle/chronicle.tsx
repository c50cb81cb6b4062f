import type { ChronicleKind } from "@bulmo/contracts/chronicle";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { withReason } from "../../session/call/failure-text.tsx";
import { Painting } from "../painting/painting.tsx";
import { SampleNote } from "../longform/sample-note.tsx";
import { Spread, SpreadTitle } from "../longform/spread.tsx";
import { type WordSlots, WordsPart } from "../page-text/words-part.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./chronicle.css.ts";
import { Timeline } from "./timeline.tsx";
import { useEditing } from "./use-editing.ts";

const paintingOf = { HISTORY: "bell", PROPERTY: "pillar" } as const satisfies Record<ChronicleKind, string>;
/** Its own big title, below the banner (HIS-02). */
const textOf = { HISTORY: "history", PROPERTY: "cultural-property" } as const satisfies Record<ChronicleKind, string>;
const noteOf = { HISTORY: "history", PROPERTY: "property" } as const satisfies Record<ChronicleKind, string>;

/** A list of what happened and when: to be read by everyone, to be edited in its place by administrators. */
export function Chronicle({ kind }: { kind: ChronicleKind }) {
  const name = textOf[kind];
  const [{ text }] = trpc.pageText.get.useSuspenseQuery({ name });
  const { state, Editor, open, close } = useEditing(kind);
  const isAdmin = useSessionState().status === "admin";
  const [told, setTold] = useState<ReactNode>(null);
  const [said, say] = useState("");
  const toggle = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (state.status === "editing") hasEdited.current = true;
    // What had the focus is gone with the editor; its counterpart stands where it stood.
    else if (hasEdited.current) toggle.current?.focus();
  }, [state.status]);
  const leave = (next?: ReactNode) => {
    if (next) setTold(next);
    close();
  };
  const edit = () => {
    // What was saved last is not what stands there after another editing.
    setTold(null);
    say("");
    void open();
  };
  // Whoever was signed out meanwhile keeps what they typed: only a save asks who they are.
  const editor = state.status === "editing" && Editor && (
    <Editor kind={kind} start={state.start} title={text.title} onDone={leave} say={say} />
  );
  const page = (
    <WordsPart name={name} opener="제목 고치기" layout={layoutOf(kind)}>
      {isAdmin && (
        <div className={styles.tools}>
          <Button ref={toggle} busy={state.status === "opening"} onClick={edit}>
            수정
          </Button>
        </div>
      )}
      {isAdmin && told}
      {state.status === "failed" && (
        <ErrorState onRetry={() => void open()}>
          {state.error
            ? withReason("목록을 불러오지 못해 수정을 시작할 수 없습니다.", state.error)
            : "수정 화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요."}
        </ErrorState>
      )}
    </WordsPart>
  );
  return (
    <>
      {/* Stands there before its words do, and stays when the editor gives way to the page: so they are heard. */}
      {isAdmin && (
        <VisuallyHidden>
          <p role="status">{said}</p>
        </VisuallyHidden>
      )}
      {editor || page}
    </>
  );
}

const layoutOf = (kind: ChronicleKind) => (slots: WordSlots) => (
  <Spread
    painting={<Painting name={paintingOf[kind]} />}
    side={
      <>
        <SpreadTitle title={slots.part(["title"], (title) => title)} />
        {slots.isSample && <SampleNote of={noteOf[kind]} />}
        {slots.tools}
      </>
    }
  >
    <ReadingList kind={kind} />
  </Spread>
);

/** A part of its own: when it fails, the rest of the page works (NAV-26). */
function ReadingList({ kind }: { kind: ChronicleKind }) {
  const { data, isPending, isFetching, refetch } = trpc.chronicle.get.useQuery({ kind });
  if (isPending) return <BusyState />;
  if (!data)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        목록을 불러오지 못했습니다.
      </ErrorState>
    );
  if (data.list.length === 0) return <EmptyState title="아직 실린 내용이 없습니다." />;
  return <Timeline list={data.list} />;
}
