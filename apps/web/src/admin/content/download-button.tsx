import { maximumLimit } from "@bulmo/contracts/page-size";
import { isExhibition } from "@bulmo/contracts/board";
import type { PostDetail, PostItem } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useDialog } from "@bulmo/ui/use-dialog";
import { saveFile } from "../../parts/download/save-file.ts";
import { useOneAtATime } from "../../parts/form/use-one-at-a-time.ts";
import { formatDate } from "../../parts/text/date.ts";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { asListInput, type ContentListSearch } from "../../post/content-board/content-search.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./content-list.css.ts";

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

/** As many as one request takes. */
const together = 10;

/** Hands over all that is listed, on whatever page, as a table. */
function useDownload(board: ContentBoard, search: ContentListSearch) {
  const { notice } = useDialog();
  const { client } = trpc.useUtils();
  const { isPending, once } = useOneAtATime();
  const readAll = async (): Promise<PostItem[]> => {
    // By their numbers: one that is written meanwhile moves another to the next page, which then shows it again.
    const posts = new Map<number, PostItem>();
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { list, totalPages } = await client.post.list.query({ ...asListInput(search), page, limit: maximumLimit });
      for (const post of list) posts.set(post.index, post);
      last = totalPages;
    }
    return [...posts.values()];
  };
  /** Whole, as a list tells neither the group nor the text. Together, so that ten travel in one request. */
  const readWorks = async (posts: readonly PostItem[]): Promise<PostDetail[]> => {
    const works: PostDetail[] = [];
    for (let at = 0; at < posts.length; at += together) {
      const some = posts.slice(at, at + together);
      works.push(...(await Promise.all(some.map(({ type, index }) => client.post.get.query({ type, index })))));
    }
    return works;
  };
  const tableOf = async (posts: readonly PostItem[]): Promise<string> => {
    if (!isExhibition(board.type)) return (await import("./posts-as-csv.ts")).postsAsCsv(posts);
    const { worksAsCsv } = await import("./works-as-csv.ts");
    return worksAsCsv(await readWorks(posts), board);
  };
  const download = async (): Promise<void> => {
    try {
      const today = formatDate(new Date().toISOString());
      const posts = await readAll();
      const table = await tableOf(posts);
      saveFile(`${board.title} ${today}.csv`, table);
    } catch (error) {
      void notice(withReason("목록을 내려받지 못했습니다.", error));
    }
  };
  return { download: () => once(download), isPending };
}
