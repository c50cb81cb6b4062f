import { downloadPath, downloadReserved } from "@bulmo/contracts/download-size";
import type { PostDetail } from "@bulmo/contracts/post";
import { isDownloadable, type WorkRights } from "@bulmo/contracts/work-choice";
import { useState } from "react";
import { opensInApp } from "../../page/early-click.ts";
import { isPlainPress } from "../../page/plain-press.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import * as reference from "../citation/work-reference.css.ts";
import * as styles from "./work-download.css.ts";

const download = lazyPart(async () => (await import("./download-dialog.tsx")).DownloadDialog);

type WorkDownloadProps = { post: PostDetail; number: number };

/** A work's picture to take along, or why that is not to be (WRK-09). Without scripts the link is that of the largest. */
export function WorkDownload({ post, number }: WorkDownloadProps) {
  const { Loaded: Download, load } = useLazy(download);
  const [isOpen, setOpen] = useState(false);
  const rights = (post.rights ?? "") as WorkRights | "";
  if (!post.thumbnail) return null;
  if (!rights || !isDownloadable(rights)) return <p className={styles.reserved}>{downloadReserved}</p>;
  const href = downloadPath(number, "large");
  const choose = async () => {
    if ((await load()) === "failed") window.location.assign(href);
    else setOpen(true);
  };
  return (
    <>
      <a
        href={href}
        download
        {...opensInApp}
        className={reference.use}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          void choose();
        }}
      >
        내려받기
      </a>
      {isOpen && Download && <Download post={post} rights={rights} number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
