import * as styles from "./how-to-order.css.ts";

/** How a list is put in order, within what is said above it. */
export const HowToOrder = ({ what = "차례를" }: { what?: string }) => (
  <>
    손잡이를 끌어 {what} 바꿉니다.
    <span className={styles.keys}> 키보드로는 손잡이에서 스페이스 키를 누른 뒤 화살표 키로 옮깁니다.</span>
  </>
);
