import type { CitedIn, CitedWork } from "@bulmo/contracts/cited-work";
import { Dialog } from "@bulmo/ui/dialog";
import { TextLink } from "@bulmo/ui/link";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { citationStyles } from "./citation-text.ts";
import * as styles from "./citation-dialog.css.ts";

type CitationDialogProps = {
  work: CitedWork;
  number: number;
  shown: CitedIn;
  /** Origin of the site. */
  publicUrl: string;
  onClose: () => void;
};

/** A work as it is cited, for papers and for programs (WRK-09). */
export function CitationDialog({ work, number, shown, publicUrl, onClose }: CitationDialogProps) {
  const manifest = `${publicUrl}/iiif/work/${number}/manifest.json`;
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title="인용하기">
      <div className={styles.parts}>
        {citationStyles.map(({ name, write }) => (
          <Part key={name} name={name} text={write(work, shown)} what={`${name} 방식 인용 `} />
        ))}
        <section className={styles.part}>
          <h3 className={styles.name}>참고 문헌 관리 프로그램</h3>
          <p className={styles.files}>
            <TextLink asChild>
              <a href={`/w/${number}.bib`} download>
                BibTeX 내려받기
              </a>
            </TextLink>
            <TextLink asChild>
              <a href={`/w/${number}.ris`} download>
                RIS 내려받기 (Zotero, EndNote)
              </a>
            </TextLink>
          </p>
        </section>
        <Part
          name="다른 박물관의 뷰어로 열기 (IIIF)"
          text={manifest}
          what="매니페스트 주소 "
          hint="IIIF를 읽는 뷰어에 이 주소를 붙여 넣으시면 작품이 열립니다."
        />
      </div>
    </Dialog>
  );
}

type PartProps = { name: string; text: string; what: string; hint?: string };

const Part = ({ name, text, what, hint }: PartProps) => (
  <section className={styles.part}>
    <h3 className={styles.name}>{name}</h3>
    {hint && <p className={styles.hint}>{hint}</p>}
    <div className={styles.row}>
      <p className={styles.text}>{text}</p>
      <CopyButton text={text} what={what} flush />
    </div>
  </section>
);
