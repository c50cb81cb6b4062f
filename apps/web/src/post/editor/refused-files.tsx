import * as styles from "./picture-dialog.css.ts";

/** That some of the chosen files are no pictures. */
export const RefusedFiles = ({ count }: { count: number }) =>
  count > 0 && <p className={styles.remark}>이미지가 아닌 파일 {count.toLocaleString("ko-KR")}개는 넣지 않았습니다.</p>;
