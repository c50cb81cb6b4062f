import { pages } from "@bulmo/content/page";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import { sitePath } from "../../page/site-path.ts";
import * as styles from "./hidden-page-line.css.ts";

/** Tells an administrator, who alone sees the page, why nobody else does, and where that is changed. */
export const HiddenPageLine = () => (
  <p className={styles.line}>
    숨긴 페이지입니다. 관리자에게만 보입니다. 메뉴에 다시 보이려면{" "}
    <TextLink asChild>
      <Link to={sitePath("/admin/menu")}>{pages.menuManage.title}</Link>
    </TextLink>
    에서 ‘보이기’를 누르세요.
  </p>
);
