import type { ListedBoard } from "@bulmo/contracts/board-list";
import { pages } from "@bulmo/content/page";
import type { PostAddress } from "@bulmo/contracts/post";

// Apart from the page: its head is known to all pages, and the editor is not.

/** What the page of a new post is called, or that of one that is there. */
export const editText = (address: PostAddress | null) => (address ? pages.qnaRevise : pages.qnaEdit);

/** Whether there is nothing to be written: on a closed board one still mends what is there (EXH-08). */
export const isRefused = (board: Pick<ListedBoard, "isClosed"> | undefined, address: PostAddress | null): boolean =>
  board?.isClosed === true && address === null;
