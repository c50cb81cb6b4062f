import { DancheongBand } from "@bulmo/ui/dancheong-band";
import { DialogHost } from "@bulmo/ui/dialog-host";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import * as styles from "./waiting.css.ts";

const form = lazyPart(async () => (await import("./set-up-form.tsx")).SetUpForm);

type State =
  | { status: "closed" | "opening" }
  | { status: "refused"; reason: string }
  | { status: "open"; code: string };

const unreachable = "연결 상태를 확인하신 뒤 다시 시도해 주세요.";

/** What stands behind # in the address that the first start printed; it leaves the browser only in a call. */
const codeInAddress = () => window.location.hash.slice(1);

/** Why the code opens nothing; null where it does. What the form shares with this page would be a file that all pages load. */
async function refusalOf(code: string): Promise<string | null> {
  const answer = await fetch("/set-up/open", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  if (answer.ok) return null;
  const { message = unreachable }: { message?: string } = await answer.json();
  return message;
}

/** The form for whoever has the code, and for everybody else one calm page. */
export function SetUpPage() {
  const [state, setState] = useState<State>({ status: "closed" });
  const { Loaded: Form, load } = useLazy(form);
  const open = async () => {
    const code = codeInAddress();
    if (code === "") return setState({ status: "closed" });
    setState({ status: "opening" });
    try {
      const [reason] = await Promise.all([refusalOf(code), load()]);
      return setState(reason === null ? { status: "open", code } : { status: "refused", reason });
    } catch {
      return setState({ status: "refused", reason: unreachable });
    }
  };
  const look = useEffectEvent(() => void open());
  useEffect(() => {
    look();
    // Another address is pasted into the same tab.
    const onAddress = () => look();
    window.addEventListener("hashchange", onAddress);
    return () => window.removeEventListener("hashchange", onAddress);
  }, []);
  return (
    <DialogHost>
      <DancheongBand />
      {state.status === "open" && Form ? (
        <Form code={state.code} />
      ) : (
        <Waiting>
          {state.status === "opening" && <BusyState />}
          {state.status === "refused" && <ErrorState onRetry={() => void open()}>{state.reason}</ErrorState>}
        </Waiting>
      )}
    </DialogHost>
  );
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className={styles.waiting}>
    <h1>누리집을 준비하고 있습니다</h1>
    <p>곧 문을 열겠습니다. 며칠 뒤에 다시 찾아 주세요.</p>
    {children}
    <p className={styles.aside}>
      누리집을 맡으신 분은 서버를 시작한 창에 나온 준비용 주소로 들어오시면 됩니다. 주소는 하루 동안 쓸 수 있고, 서버를
      다시 시작하면 새로 나옵니다.
    </p>
  </div>
);
