import { type DownloadName, downloadPath, downloadSizesOf } from "@bulmo/contracts/download-size";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { PostDetail } from "@bulmo/contracts/post";
import { rightsUri, type WorkRights, workRights } from "@bulmo/contracts/work-choice";
import { Dialog } from "@bulmo/ui/dialog";
import { TextLink } from "@bulmo/ui/link";
import * as styles from "./download-dialog.css.ts";

const names: Readonly<Record<DownloadName, string>> = { small: "작게", medium: "중간", large: "크게" };

type DownloadDialogProps = { post: PostDetail; rights: WorkRights; number: number; onClose: () => void };

/** The sizes in which a picture is there, and on which terms it may be used. */
export function DownloadDialog({ post, rights, number, onClose }: DownloadDialogProps) {
  const picture = parsePictureUrl(post.thumbnail);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="사진 내려받기">
      <ul className={styles.sizes}>
        {(picture ? downloadSizesOf(picture) : []).map(({ name, width, height }) => (
          <li key={name} className={styles.size}>
            <TextLink asChild>
              <a href={downloadPath(number, name)} download>
                {`${names[name]} 내려받기`}
              </a>
            </TextLink>
            <span className={styles.pixels}>{`${width} × ${height} 픽셀`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        이용 조건:{" "}
        <TextLink asChild>
          <a href={rightsUri(rights)} rel="license noreferrer" target="_blank">
            {workRights[rights]}
          </a>
        </TextLink>
        . 파일에 작가와 출처, 이용 조건이 함께 적혀 있습니다.
      </p>
    </Dialog>
  );
}
