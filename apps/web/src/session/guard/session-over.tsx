import * as styles from "./session-over.css.ts";

/** For who stays with a half-filled form after the session has ended: how to go on without losing it. */
export function SessionOver() {
  return (
    <p role="alert" className={styles.note}>
      로그인이 만료되었습니다. 작성하던 내용은 이 화면에 그대로 있습니다.{" "}
      <a href="/sign-in" target="_blank" rel="noreferrer" className={styles.link}>
        새 창에서 로그인
      </a>
      하신 뒤 다시 저장해 주세요.
    </p>
  );
}
