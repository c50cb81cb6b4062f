import { boardAddressOf } from "@bulmo/contracts/board";
import type { FirstBoard, PostType } from "@bulmo/contracts/post";
import type { BoardList, ListedBoard, ListedExhibition } from "@bulmo/contracts/board-list";

/** The element of a page that holds them as text. */
const boardsId = "boards";

export const noBoards: BoardList = { exhibitions: [], boards: [], menus: [] };

/** As the page was sent with them; a script of a type that browsers do not run. */
export function readBoards(document: Document): BoardList {
  const text = document.getElementById(boardsId)?.textContent;
  return text ? (JSON.parse(text) as BoardList) : noBoards;
}

/** The same as it stands in a page. `text` is JSON; in a script only `<` could end it. */
export const boardsTag = (text: string): string =>
  `<script type="application/json" id="${boardsId}">${text.replaceAll("<", "\\u003c")}</script>`;

export const boardOf = ({ boards }: BoardList, type: PostType): ListedBoard | undefined =>
  boards.find((board) => board.type === type);

/** What a board that every site has is called now. */
export const titleOf = (boards: BoardList, type: FirstBoard): string =>
  boardOf(boards, type)?.title ?? boardAddressOf(type);

/** The one of the lowest number: none keeps its place, since one without works may be removed. */
export const firstExhibition = ({ exhibitions }: BoardList): ListedExhibition | undefined => exhibitions[0];

/** What is said of it now; `own` until somebody has written something. */
export const descriptionOf = (boards: BoardList, type: FirstBoard, own: string): string =>
  boardOf(boards, type)?.description ?? own;

/** Whether its works are still being hung, and visitors see none (EXH-02). */
export const isAnnounced = ({ state }: Pick<ListedExhibition, "state">): boolean => state === "ANNOUNCED";

const timeOf = ({ year, month }: ListedExhibition) => year * 12 + month;

/** The one that the site leads to first; one that is only announced has nothing to show yet. */
export function latestExhibition({ exhibitions }: BoardList): ListedExhibition | undefined {
  const shown = exhibitions.filter((one) => !isAnnounced(one));
  return shown.reduce<ListedExhibition | undefined>(
    (latest, one) => (latest && timeOf(latest) >= timeOf(one) ? latest : one),
    undefined,
  );
}

/** The next of those that are announced. */
export function announcedExhibition({ exhibitions }: BoardList): ListedExhibition | undefined {
  const announced = exhibitions.filter(isAnnounced);
  return announced.toSorted((one, other) => timeOf(one) - timeOf(other))[0];
}

export type { BoardList, ListedBoard, ListedExhibition };
