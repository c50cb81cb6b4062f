import { BusyState, ErrorState } from "@bulmo/ui/state";
import { type ComponentType, useEffect, useState } from "react";
import { reloadPage } from "../../parts/form/reload-page.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

export type { EditorHandle } from "./rich-text-editor.tsx";

type State = { Loaded?: ComponentType<RichTextEditorProps>; hasFailed?: boolean };

/** The server never writes, and does without BlockNote. */
const load = import.meta.env.SSR
  ? () => Promise.reject(new Error("no editor"))
  : () => import("./rich-text-editor.tsx");

/** Once it is there, the next text is open at once. */
let loaded: State = {};

function useLoaded() {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>(loaded);
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
  return { ...state, attempt, tryAgain: () => setAttempt((count) => count + 1) };
}

/** The editor, brought along only where one writes. */
export function Editor(props: RichTextEditorProps) {
  const { Loaded, hasFailed, attempt, tryAgain } = useLoaded();
  if (Loaded) return <Loaded {...props} />;
  if (!hasFailed) return <BusyState>글 도구를 불러오는 중입니다.</BusyState>;
  if (attempt === 1) return <ErrorState onRetry={tryAgain}>글 도구를 불러오지 못했습니다.</ErrorState>;
  // Browsers may keep the failure for as long as the page is open, and after a new build the file is gone.
  return (
    <ErrorState onRetry={reloadPage} retryLabel="새로 고침">
      글 도구를 불러오지 못했습니다. 페이지를 새로 고쳐 주세요. 쓰시던 글은 초안으로 남아 있습니다.
    </ErrorState>
  );
}
