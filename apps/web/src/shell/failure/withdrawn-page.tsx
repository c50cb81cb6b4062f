import { Button } from "@bulmo/ui/button";
import { LotusBud } from "@bulmo/ui/lotus-bud";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./failure.css.ts";

/** What was here and was withdrawn: its title stays (WRK-05). */
export function WithdrawnPage({ title }: { title: string }) {
  return (
    <div className={styles.frame}>
      <span className={styles.ornament}>
        <LotusBud />
      </span>
      <h1 className={styles.title}>{keepTogether(title)}</h1>
      <p className={styles.text}>
        전시에서 내려진 작품입니다. 이 주소는 다른 작품에 쓰이지 않으며, 작품이 다시 걸리면 그 작품으로 이어집니다.
      </p>
      <Button asChild variant="primary">
        <Link to="/gallery">전시 보기</Link>
      </Button>
    </div>
  );
}
