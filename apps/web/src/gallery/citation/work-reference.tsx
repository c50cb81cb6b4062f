import { isDownloadable, type WorkRights } from "@bulmo/contracts/work-choice";
import type { PostDetail } from "@bulmo/contracts/post";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useIdentity } from "../../page/identity.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./work-reference.css.ts";

const citation = lazyPart(async () => (await import("./citation-dialog.tsx")).CitationDialog);

type WorkReferenceProps = {
  post: PostDetail;
  number: number;
  /** Title of the exhibition. */
  exhibition: string;
  /** What else is done by that address. */
  children?: ReactNode;
};

/** The address that a work keeps wherever it hangs (WRK-05), and what its number is for: beside another (WRK-10), cited (WRK-09). */
export function WorkReference({ post, number, exhibition, children }: WorkReferenceProps) {
  const { publicUrl } = useRouter().options.context;
  const { name: association } = useIdentity();
  const { Loaded: Citation, isLoading, failures, load } = useLazy(citation);
  const [isOpen, setOpen] = useState(false);
  const url = `${publicUrl}/w/${number}`;
  const open = async () => {
    if ((await load()) === "loaded") setOpen(true);
  };
  return (
    <div className={styles.reference}>
      <p className={styles.address}>
        고유 주소{" "}
        <a href={`/w/${number}`} className={styles.link}>
          {url}
        </a>
      </p>
      <button type="button" className={styles.cite} aria-busy={isLoading} onClick={() => void open()}>
        인용하기
      </button>
      <Link to="/gallery/compare" search={{ left: String(number) }} className={styles.use}>
        나란히 보기
      </Link>
      {children}
      <OtherViewer post={post} manifest={`${publicUrl}/iiif/work/${number}/manifest.json`} />
      {failures > 0 && <p role="alert">인용할 글을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 눌러 주세요.</p>}
      {isOpen && Citation && (
        <Citation
          work={post}
          number={number}
          shown={{ association, exhibition, url }}
          publicUrl={publicUrl}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Whoever makes Mirador shows with it what an address names so (IIIF Content State 1.0). */
const mirador = "https://projectmirador.org/embed/?iiif-content=";

/** Other museums' works beside this one, in a viewer that has both; where its picture may not leave there is nothing to open. */
function OtherViewer({ post, manifest }: { post: PostDetail; manifest: string }) {
  const rights = (post.rights ?? "") as WorkRights | "";
  if (!post.thumbnail || !isDownloadable(rights)) return null;
  return (
    <a href={mirador + manifest} className={styles.use} target="_blank" rel="noopener noreferrer">
      다른 뷰어로 열기
      <VisuallyHidden>(새 창)</VisuallyHidden>
    </a>
  );
}
