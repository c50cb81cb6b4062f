import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import type { ContentListSearch } from "../../post/content-board/content-search.ts";
import * as styles from "./content-list.css.ts";
import { useDownload } from "./use-download.tsx";

export function DownloadButton({ board, search }: { board: ContentBoard; search: ContentListSearch }) {
  const { download, isPending } = useDownload(board, search);
  return (
    <div className={styles.file}>
      <Button size="small" busy={isPending} onClick={() => void download()}>
        {!isPending && <Icon name="download" />}
        목록 내려받기
      </Button>
    </div>
  );
}
