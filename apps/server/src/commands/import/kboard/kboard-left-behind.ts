import { numberOf } from "../mysql/row.ts";
import type { LeftBehind } from "../old-site.ts";
import { isComment, isPost } from "./kboard-board.ts";
import { countPages } from "./kboard-page.ts";
import type { Source } from "./kboard-source.ts";

type Counting = [what: string, sql: string, why: string];

const counted = "select count(*) as number";

const ofBoards = ({ of }: Source, posts: string): Counting[] => {
  const content = of("kboard_board_content");
  return [
    [
      "휴지통의 글과 승인을 기다리는 글",
      `${counted} from ${content} d where not (${posts})`,
      "공개된 적이 없거나 지운 글이라 옮기지 않습니다.",
    ],
    [
      "게시판이 없어진 글",
      `${counted} from ${content} d left join ${of("kboard_board_setting")} s on s.uid = d.board_id
        where s.uid is null and ${posts}`,
      "게시판을 지울 때 남은 글입니다.",
    ],
    [
      "게시글의 둘째 분류",
      `${counted} from ${content} d where ${posts} and d.category2 <> ''`,
      "글에는 말머리가 하나입니다.",
    ],
    [
      "게시글의 추가 입력 항목",
      `${counted} from ${of("kboard_board_option")} where option_value <> '' and option_key not like 'tree\\_category%'`,
      "항목마다 공개해도 되는지 알 수 없어 옮기지 않습니다.",
    ],
  ];
};

const ofWordPress = ({ of }: Source): Counting[] => [
  [
    "쓰다 만 글과 내용 페이지",
    `${counted} from ${of("posts")} where
        (post_type in ('post', 'page') and post_status in ('draft', 'pending', 'future'))
        or (post_type = 'page' and post_status = 'private')`,
    "공개되지 않아 옮기지 않습니다.",
  ],
  [
    "다른 플러그인의 글",
    `${counted} from ${of("posts")} where post_status = 'publish' and post_type not like 'wp\\_%' and post_type not in
        ('post', 'page', 'attachment', 'kboard', 'revision', 'nav_menu_item', 'custom_css')`,
    "상품이나 행사처럼 플러그인이 만든 글이라 그 모양을 알 수 없습니다.",
  ],
  [
    "승인하지 않은 블로그 댓글",
    `${counted} from ${of("comments")} where comment_approved <> '1'`,
    "스팸이거나 승인을 기다리는 댓글이라 옮기지 않습니다.",
  ],
];

async function ofComments({ of, has, hasColumn }: Source, comments: string): Promise<Counting[]> {
  if (!(await has("kboard_comments"))) return [];
  const from = `from ${of("kboard_comments")} c`;
  const all: Counting[] = [
    [
      "글이 없는 댓글",
      `${counted} ${from} left join ${of("kboard_board_content")} d on d.uid = c.content_uid
        left join ${of("kboard_board_setting")} s on s.uid = d.board_id where s.uid is null and ${comments}`,
      "글을 지울 때 남은 댓글입니다.",
    ],
  ];
  if (await hasColumn("kboard_comments", "status"))
    all.push(["승인하지 않은 댓글", `${counted} ${from} where not (${comments})`, "공개된 적이 없어 옮기지 않습니다."]);
  return all;
}

export async function countLeftBehind(source: Source): Promise<LeftBehind[]> {
  const found: LeftBehind[] = [];
  const all = [
    ...ofBoards(source, await isPost(source)),
    ...ofWordPress(source),
    ...(await ofComments(source, await isComment(source))),
  ];
  for (const [what, sql, why] of all) {
    const [row = {}] = await source.database.all(sql);
    found.push({ what, count: numberOf(row, "number"), why });
  }
  const { closed, shortcodes } = await countPages(source);
  found.push(
    { what: "비밀번호로 닫은 내용 페이지", count: closed, why: "아무나 볼 수 없던 페이지라 옮기지 않습니다." },
    {
      what: "내용 페이지 속의 단축 코드",
      count: shortcodes,
      why: "다른 플러그인이 그리던 자리(문의 양식 등)라 비워 둡니다.",
    },
  );
  return found.filter(({ count }) => count > 0);
}
