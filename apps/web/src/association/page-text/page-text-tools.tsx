import type { Identity } from "@bulmo/contracts/identity";
import { looksOf } from "@bulmo/contracts/identity-look";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIdentity } from "../../page/identity.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./page-text-tools.css.ts";
import type { TextLook } from "./text-view.tsx";

const pageTextEditor = lazyPart(async () => (await import("./page-text-editor.tsx")).PageTextEditor);

type PageTextToolsProps = {
  name: PageTextName;
  opener: string;
  look: TextLook;
  /** Whether the text was edited just now: the focus goes on at the button that began it. */
  hasEdited: boolean;
  /** The editor takes the place of the text; null brings the text back. */
  show: (editor: ReactNode) => void;
};

type Opening = { status: "closed" | "opening" } | { status: "failed"; error?: unknown };

function looksAlike(fields: Readonly<Record<string, string>>, { name, logo, accent }: Identity): boolean {
  const looks = looksOf(fields);
  return fields["name"] === name && looks.logo === logo && looks.accent === accent;
}

/** 고치기, and whether somebody has a draft: for administrators, for whom alone it is loaded. */
export function PageTextTools({ name, opener, look, hasEdited, show }: PageTextToolsProps) {
  const utils = trpc.useUtils();
  const session = useSessionState();
  const { data } = trpc.pageText.getDraft.useQuery({ name });
  const { load } = useLazy(pageTextEditor);
  const [state, setState] = useState<Opening>({ status: "closed" });
  const button = useRef<HTMLButtonElement>(null);
  const identity = useIdentity();
  useEffect(() => {
    if (!hasEdited) return;
    button.current?.focus();
    // The association's name stands all over the page, which was sent with it, and so are its logo and its colour.
    const standing = name === "association" && utils.pageText.get.getData({ name });
    if (standing && !looksAlike(standing.text.fields, identity)) window.location.reload();
  }, [hasEdited, name, identity, utils]);
  const open = async () => {
    if (!("user" in session)) return;
    setState({ status: "opening" });
    try {
      const [tools, start] = await Promise.all([load(), utils.pageText.getDraft.fetch({ name }, { staleTime: 0 })]);
      const Editor = pageTextEditor.kept();
      if (tools === "failed" || !Editor) return setState({ status: "failed" });
      const { _id: userId } = session.user;
      return show(<Editor name={name} look={look} start={start} userId={userId} onDone={() => show(null)} />);
    } catch (error) {
      return setState({ status: "failed", error });
    }
  };
  return (
    <div className={styles.tools}>
      <Button ref={button} busy={state.status === "opening"} onClick={() => void open()}>
        {opener}
      </Button>
      {data?.draft && (
        <p className={styles.note}>
          공개하지 않은 초안이 있습니다. ({data.draft.by ?? "탈퇴한 회원"}, {formatRecent(data.draft.at)})
        </p>
      )}
      {state.status === "failed" && (
        <ErrorState onRetry={() => void open()}>
          {state.error
            ? withReason("글을 불러오지 못해 고치기를 시작할 수 없습니다.", state.error)
            : "고치는 화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요."}
        </ErrorState>
      )}
    </div>
  );
}
