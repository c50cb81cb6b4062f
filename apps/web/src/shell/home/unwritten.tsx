import type { UnwrittenText } from "@bulmo/contracts/site-page";
import { TextLink } from "@bulmo/ui/link";
import { useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { sitePath } from "../../page/site-path.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./unwritten.css.ts";

const places: Readonly<Record<UnwrittenText, { title: string; path: string; button: string }>> = {
  home: { title: "첫 화면의 인사", path: "/", button: "이 아래의 ‘고치기’" },
  greeting: { title: "인사말", path: "/about/greeting", button: "고치기" },
  "mission-statement": { title: "설립 취지", path: "/about/mission-statement", button: "고치기" },
  history: { title: "협회 연혁", path: "/about/history", button: "수정" },
  terms: { title: "이용약관", path: "/terms", button: "고치기" },
  privacy: { title: "개인정보처리방침", path: "/personal-info", button: "고치기" },
};

/** What an association that began empty has still to write, for its administrators; nothing once it is written (PAG-09). */
export function Unwritten() {
  const titleId = useId();
  const { data = [] } = trpc.sitePage.unwritten.useQuery();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.band}>
      <div className={styles.column}>
        <h2 id={titleId} className={styles.title}>
          이제 쓰실 글
        </h2>
        <p>각 페이지에 있는 버튼을 눌러 그 자리에서 쓰시면 됩니다. 다 쓰시면 이 목록은 사라집니다.</p>
        <ul className={styles.list}>
          {data.map((name) => (
            <li key={name}>
              <TextLink asChild>
                <Link to={sitePath(places[name].path)}>{places[name].title}</Link>
              </TextLink>{" "}
              <span className={styles.button}>{places[name].button}</span>
            </li>
          ))}
        </ul>
        <p className={styles.button}>
          약관과 방침은 어느 협회에나 맞게 써 둔 글이 이미 실려 있습니다. 살펴보시고 협회에 맞게 고쳐 공개해 주세요.
          로고와 빛깔, 주소는 모든 페이지의 아래에서 고칩니다.
        </p>
      </div>
    </section>
  );
}
