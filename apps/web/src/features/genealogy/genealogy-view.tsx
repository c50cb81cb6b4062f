import { Button } from "@bulmo/ui/button";
import { pages } from "@bulmo/content/page";
import { Link } from "@tanstack/react-router";
import * as styles from "./lineage.css.ts";
import { LineageList } from "./lineage-list.tsx";
import { LineagePicture } from "./lineage-picture.tsx";

/** The lineage drawn and written, and the way to the book's foreword (ASC-06, ASC-14). */
export function GenealogyView() {
  return (
    <div className={styles.lineage}>
      <LineagePicture />
      <LineageList />
      <p>
        <Button asChild>
          <Link to="/about/member-genealogy/foreword">계보를 펴내며 적은 {pages.foreword.title} 읽기</Link>
        </Button>
      </p>
    </div>
  );
}
