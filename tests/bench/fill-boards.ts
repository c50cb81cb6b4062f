/** Boards and exhibitions that an association added; 0 for those of a new site alone. */
export type Added = { boards: number; exhibitions: number };

type Execute = (sql: string) => Promise<unknown>;

/** Posts on each. */
const posts = 60;

const addedBoards = (count: number) => `
insert into board (type, kind, title, address, position, readers, writers, has_comments, headings)
select 'BOARD_' || n, (array['TEXT', 'ALBUM', 'ARCHIVE'])[1 + n % 3], '모임방 ' || n, 'board-' || n, 10 + n,
  case when n % 10 = 0 then 'MEMBERS' else 'EVERYONE' end, 'MEMBERS', true, '{알림,자료}'
from generate_series(1, ${count}) n`;

/** The first four are there; the last one is announced, as it would be before it opens. */
const addedExhibitions = (count: number) => `
with numbers as (select n, 'EXHIBITION_' || n as type from generate_series(5, ${count + 4}) n),
boards as (
  insert into board (type, kind, title, position)
  select type, 'EXHIBITION', '제' || n || '회 불교미술전', n from numbers),
exhibitions as (
  insert into exhibition (type, number, state, starts_on, ends_on, venue, introduction, last_group)
  select type, n, case when n = ${count + 4} then 'ANNOUNCED' else 'PAST' end, '2000-05-01'::date + n * 300,
    '2000-05-10'::date + n * 300, '견본 미술관', '견본 전시의 소개입니다.', 9 from numbers)
insert into exhibition_group (type, number, name, position)
select type, number, '문하 ' || number, number - 1 from numbers cross join generate_series(1, 9) number`;

/** Adds them all with posts of `writer`'s (SQL for a user's id of row `n`). */
export async function addBoards(execute: Execute, { boards, exhibitions }: Added, writer: string): Promise<void> {
  if (boards > 0) await execute(addedBoards(boards));
  if (exhibitions > 0) await execute(addedExhibitions(exhibitions));
  await execute(`
insert into stored_post (type, index, sub_type, user_id, title, content, summary, thumbnail, created_at, updated_at)
select type, n, case when kind = 'EXHIBITION' then 1 + n % 9 end, ${writer}, '견본 글 ' || n, '<p>견본입니다.</p>',
  '견본입니다.', '', '2020-01-01'::timestamptz + n * interval '1 day', now()
from board cross join generate_series(1, ${posts}) n
where (type like 'BOARD_%' or type like 'EXHIBITION_%')
  and not exists (select from exhibition where exhibition.type = board.type and state = 'ANNOUNCED')`);
}
