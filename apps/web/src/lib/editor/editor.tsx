import { BusyState, ErrorState } from "@bulmo/ui/state";
import { type ComponentType, useEffect, useState } from "react";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

export type { EditorHandle } from "./rich-text-editor.tsx";

type State = { Loaded?: ComponentType<RichTextEditorProps>; hasFailed?: boolean };

/** The server never writes, and does without BlockNote. */
const load = import.meta.env.SSR
  ? () => Promise.reject(new Error("no editor"))
  : () => import("./rich-text-editor.tsx");

/** Once it is there, the next text is open at once. */
let loaded: State = {};

/** The editor, brought along only where one writes. */
export function Editor(props: RichTextEditorProps) {
  const [attempt, setAttempt] = useState(0);
  const [{ Loaded, hasFailed }, setState] = useState<State>(loaded);
  useEffect(() => {
    if (loaded.Loaded) return undefined;
    let isGone = false;
    setState({});
    load().then(
      ({ RichTextEditor }) => {
        loaded = { Loaded: RichTextEditor };
        if (!isGone) setState(loaded);
      },
      () => !isGone && setState({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (Loaded) return <Loaded {...props} />;
  if (!hasFailed) return <BusyState>글 도구를 불러오는 중입니다.</BusyState>;
  return <ErrorState onRetry={() => setAttempt((count) => count + 1)}>글 도구를 불러오지 못했습니다.</ErrorState>;
}
