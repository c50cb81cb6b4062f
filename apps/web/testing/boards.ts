import { association } from "@bulmo/content/association";
import type { BoardList, ListedBoard } from "@bulmo/contracts/board-list";

const names = ["담묵", "취벽", "석록", "단운", "금선", "백토", "향연", "채운", "연화"].map((name) => `${name} 문하`);

const exhibition = (n: number, type: string, groups: number) => ({
  n,
  type,
  title: `제${n}회 불교미술전`,
  banner: `제${n}회 ${association.name} 불교미술전`,
  year: 2009 + n * 3,
  month: 6,
  state: "PAST" as const,
  hasDetails: false,
  groups: names.slice(0, groups).map((name, place) => ({ number: place + 1, name })),
});

const board: Omit<ListedBoard, "type" | "address" | "title"> = {
  kind: "TEXT",
  formerAddresses: [],
  readers: "EVERYONE",
  writers: "ADMINISTRATORS",
  hasComments: false,
  isClosed: false,
  headings: [],
} satisfies Partial<ListedBoard>;

/** As every site begins. */
export const firstBoardList: BoardList = {
  menus: [],
  exhibitions: [
    exhibition(1, "FIRST_EXHIBITION", 0),
    exhibition(2, "SECOND_EXHIBITION", 7),
    exhibition(3, "THIRD_EXHIBITION", 7),
    exhibition(4, "FOURTH_EXHIBITION", 9),
  ],
  boards: [
    { ...board, type: "NOTICE", address: "notice", title: "공지사항" },
    { ...board, type: "QNA", address: "qna", title: "Q&A", writers: "MEMBERS", hasComments: true },
  ],
};
