import { Button } from "@bulmo/ui/button";
import { LotusBud } from "@bulmo/ui/lotus-bud";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./failure.css.ts";

/** An address that leads nowhere (NAV-23, NAV-24). */
export function NotFoundPage() {
  return (
    <div className={styles.frame}>
      <span className={styles.ornament}>
        <LotusBud />
      </span>
      <h1 className={styles.title}>죄송합니다. 현재 찾을 수 없는 페이지를 요청 하셨습니다.</h1>
      <p className={styles.text}>주소가 바뀌었거나 글이 지워졌을 수 있습니다. 주소를 다시 확인해 주세요.</p>
      <Button asChild variant="primary">
        <Link to="/">홈으로</Link>
      </Button>
    </div>
  );
}
