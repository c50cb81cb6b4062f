import { useSessionState } from "../../lib/session/session-provider.tsx";
import * as styles from "./signed-in-note.css.ts";

/** For a member who is sent here because a page asks for more than their account may (NAV-21). */
export function SignedInNote() {
  const state = useSessionState();
  if (!("user" in state)) return null;
  return (
    <p className={styles.note}>
      {state.user.nickname} 님으로 로그인되어 있습니다. 다른 계정으로 로그인하시려면 아래에 입력해 주세요.
    </p>
  );
}
