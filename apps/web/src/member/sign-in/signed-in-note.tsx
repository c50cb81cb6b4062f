import { useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./signed-in-note.css.ts";

const offers = {
  "sign-in": "다른 계정으로 로그인하시려면 아래에 입력해 주세요.",
  "sign-up": "다른 계정을 새로 만드시려면 아래에 입력해 주세요.",
};

/**
 * For a member who is sent here because a page asks for more than their account may (NAV-21), for one
 * whose sign-out has not reached the server yet (AUT-16), and for one who is about to sign up again.
 */
export function SignedInNote({ current }: { current: keyof typeof offers }) {
  const state = useSessionState();
  if ("isUnconfirmed" in state) {
    return (
      <p role="status" className={styles.note}>
        이 기기에서는 로그아웃되었지만 서버에 알리지 못했습니다. 이 창을 열어 두시면 연결되는 대로 다시 알립니다.
      </p>
    );
  }
  if (!("user" in state)) return null;
  return (
    <p className={styles.note}>
      {state.user.nickname} 님으로 로그인되어 있습니다. {offers[current]}
    </p>
  );
}
