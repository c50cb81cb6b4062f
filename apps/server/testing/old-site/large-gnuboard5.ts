import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pdfOf } from "@bulmo/testing/attached-files";
import { quarters } from "@bulmo/testing/honest-pictures";
import { gnuboard5Tables, writtenTable } from "./gnuboard5-tables.ts";

export type LargeSite = { members: number; posts: number; comments: number; files: number };

const boards = ["notice", "free", "photo", "study", "data"];

/** One file in so many is a picture that its post shows. */
const pictureEvery = 10;

/** What stands above the lists: more than we have room for. */
const notices = "2,4,6,8,10,12,14";

/** A paragraph as people wrote them, and now and then a table and a link to another post. */
const content = (
  board: string,
) => `concat('<p>', repeat('불화의 초를 내고 채색을 올리는 일에 대하여 적습니다. ', 1 + seq % 12), '</p>',
  if(seq % 7 = 0, '<table><tr><td>번호</td><td>이름</td></tr><tr><td>1</td><td>금산</td></tr></table>', ''),
  if(seq % 5 = 0, concat('<p><a href="/bbs/board.php?bo_table=${board}&amp;wr_id=', 1 + seq div 2, '">앞선 글</a></p>'), ''))`;

function boardSql(board: string, place: number, { posts, comments, files }: LargeSite): string {
  const [own, ownComments, ownFiles] = [posts, comments, files].map((number) => Math.ceil(number / boards.length));
  const table = `g5_write_${board}`;
  const perPost = Math.max(1, Math.floor((ownComments ?? 0) / (own ?? 1)));
  return `${writtenTable(board, "utf8mb4")}
insert into g5_board (bo_table, bo_subject, bo_order, bo_notice) values ('${board}', '${board}', ${place}, '${notices}');
insert into ${table} (wr_id, wr_num, wr_parent, wr_option, wr_subject, wr_content, mb_id, wr_name, wr_datetime, wr_last, wr_hit, wr_file)
  select seq, -seq, seq, 'html1', concat('${board}의 글 ', seq), ${content(board)}, concat('member', 1 + seq % 500), '회원',
    date_add('2009-01-01', interval seq * 5 minute), '', seq % 900, if(seq <= ${ownFiles}, 1, 0) from seq_1_to_${own};
insert into ${table} (wr_id, wr_is_comment, wr_parent, wr_comment, wr_comment_reply, wr_subject, wr_content, mb_id, wr_name, wr_datetime)
  select ${own} + seq, 1, 1 + (seq - 1) div ${perPost}, 1 + ((seq - 1) % ${perPost}) div 2, if((seq - 1) % 2 = 0, '', 'A'), '',
    concat('댓글 ', seq, ' 잘 읽었습니다.'), concat('member', 1 + seq % 400), '회원', date_add('2009-01-02', interval seq * 2 minute)
  from seq_1_to_${ownComments};
insert into g5_board_file (bo_table, wr_id, bf_no, bf_source, bf_file, bf_type)
  select '${board}', seq, 0, concat('자료 ', seq, if(seq % ${pictureEvery} = 0, '.jpg', '.pdf')),
    concat('${board}_', seq, if(seq % ${pictureEvery} = 0, '.jpg', '.pdf')), if(seq % ${pictureEvery} = 0, 2, 0) from seq_1_to_${ownFiles};`;
}

/** A site of fifteen years, for an empty database: nothing in it is odd, and there is much of it. */
export const largeGnuboard5Sql = (site: LargeSite): string => `${gnuboard5Tables}
insert into g5_member (mb_id, mb_password, mb_name, mb_nick, mb_email, mb_datetime)
  select concat('member', seq), password(concat('old-Password-', seq)), concat('회원', seq), concat('화원', seq),
    concat('member', seq, '@example.org'), date_add('2008-01-01', interval seq day) from seq_1_to_${site.members};
${boards.map((board, place) => boardSql(board, place, site)).join("\n")}`;

/** Its folder `data`. */
export async function writeLargeFiles({ files }: LargeSite) {
  const folder = await mkdtemp(join(tmpdir(), "bulmo-large-"));
  const own = Math.ceil(files / boards.length);
  for (const [place, board] of boards.entries()) {
    await mkdir(join(folder, "file", board), { recursive: true });
    for (let number = 1; number <= own; number += 1) {
      const isPicture = number % pictureEvery === 0;
      // No two alike, as nothing on a site is.
      const [hue, end] = [(place * own + number) % 360, isPicture ? "jpg" : "pdf"];
      const body = isPicture
        ? await quarters(320 + (number % 97), 200 + (hue % 50))
            .jpeg()
            .toBuffer()
        : pdfOf({ line: `${board} ${number}`, padding: 2_000 });
      await writeFile(join(folder, "file", board, `${board}_${number}.${end}`), body);
    }
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
