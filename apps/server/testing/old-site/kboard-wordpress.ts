import { insertInto } from "./old-server.ts";

type Line = Record<string, string | number>;

const user = (row: Line): Line => ({
  user_pass: "$P$BabcdefghIJKLMNOPQRSTUVWXYZ0123",
  user_registered: "2010-05-05 00:30:00",
  ...row,
});

const users: Line[] = [
  user({ ID: 1, user_login: "admin", user_email: "admin@example.org", display_name: "최고관리자" }),
  user({
    ID: 2,
    user_login: "kim",
    user_email: "Kim@Example.org",
    display_name: "금산",
    user_url: "http://kim.example.org",
  }),
  user({ ID: 3, user_login: "lee", user_email: "kim@example.org", display_name: "담묵", user_pass: "" }),
  user({
    ID: 4,
    user_login: "park",
    user_email: "park@example.org",
    display_name: "담묵",
    user_registered: "0000-00-00 00:00:00",
  }),
  user({ ID: 5, user_login: "choi", user_email: "", display_name: "향연" }),
];

const meta = (user_id: number, meta_key: string, meta_value: string): Line => ({ user_id, meta_key, meta_value });

const roleOf = (user_id: number, role: string): Line =>
  meta(user_id, "wp_capabilities", `a:1:{s:${role.length}:"${role}";b:1;}`);

const usermeta: Line[] = [
  roleOf(1, "administrator"),
  roleOf(2, "subscriber"),
  roleOf(3, "subscriber"),
  roleOf(4, "officer"),
  roleOf(5, "subscriber"),
  meta(2, "first_name", "금산"),
  meta(2, "last_name", "김"),
  meta(2, "zip", "32001"),
  meta(2, "addr1", "충남 논산시"),
];

const post = (ID: number, row: Line): Line => ({
  ID,
  post_author: 2,
  post_date: "2014-03-01 12:00:00",
  post_date_gmt: "2014-03-01 03:00:00",
  post_modified_gmt: "2014-03-02 03:00:00",
  post_content: "글",
  ...row,
});

const page = (ID: number, row: Line): Line => post(ID, { post_type: "page", ...row });

const blocks = `<!-- wp:paragraph --><p>블록으로 쓴 글</p><!-- /wp:paragraph -->
<!-- wp:image --><figure><img src="https://old.example/wp-content/uploads/2014/03/pond-300x200.jpg" class="wp-image-30"/></figure><!-- /wp:image -->`;

const posts: Line[] = [
  page(10, { post_title: "인사말", post_name: "greeting", post_content: "어서 오십시오.\n\n둘째 문단\n둘째 줄" }),
  page(11, { post_title: "자유게시판", post_name: "free", post_content: "[kboard id=2]" }),
  page(12, { post_title: "공지사항", post_name: "notice", post_content: "" }),
  page(13, {
    post_title: "오시는 길 &amp; 연락처",
    post_name: encodeURIComponent("오시는-길").toLowerCase(),
    post_parent: 10,
    post_content:
      'https://youtu.be/dQw4w9WgXcQ\n\n[contact-form-7 id="5" title="문의"]\n\n[caption id="x"]<img src="/wp-content/uploads/2014/03/pond.jpg"> 연못[/caption]\n\n[공지] 이것은 글입니다.',
  }),
  page(14, { post_title: "닫힌 페이지", post_name: "closed", post_content: "비밀", post_password: "1234" }),
  page(15, { post_title: "쓰는 중", post_name: "draft", post_status: "draft" }),
  post(20, {
    post_title: "블로그의 첫 글",
    post_name: encodeURIComponent("첫-글").toLowerCase(),
    post_content: blocks,
  }),
  post(21, { post_title: "혼자 보는 글", post_name: "private", post_status: "private" }),
  post(22, { post_title: "사진 글", post_name: "photos", post_content: '옛 편집기\n둘째 줄\n\n[gallery ids="30,31"]' }),
  post(23, { post_title: "쓰다 만 글", post_name: "draft-2", post_status: "draft" }),
  post(30, { post_title: "pond", post_name: "pond", post_type: "attachment", post_status: "inherit" }),
  post(31, { post_title: "hill", post_name: "hill", post_type: "attachment", post_status: "inherit" }),
  page(16, { post_title: "혼자 보는 페이지", post_name: "own", post_status: "private" }),
  post(50, { post_title: "행사", post_name: "event", post_type: "tribe_events" }),
  // KBoard writes a row of its own for what WordPress's search should find.
  post(40, { post_title: "얽힌 글", post_name: "104", post_type: "kboard" }),
];

const postmeta: Line[] = [
  { post_id: 30, meta_key: "_wp_attached_file", meta_value: "2014/03/pond.jpg" },
  { post_id: 31, meta_key: "_wp_attached_file", meta_value: "2014/03/hill.jpg" },
  { post_id: 20, meta_key: "_thumbnail_id", meta_value: "31" },
];

const comment = (comment_ID: number, row: Line): Line => ({
  comment_ID,
  comment_post_ID: 20,
  comment_date_gmt: "2014-04-01 03:00:00",
  ...row,
});

const comments: Line[] = [
  comment(1, { comment_author: "손님", comment_content: "첫 댓글\n둘째 줄" }),
  comment(2, { comment_author: "금산", user_id: 2, comment_content: "대댓글", comment_parent: 1 }),
  comment(3, { comment_author: "광고", comment_content: "사세요", comment_approved: "spam" }),
  comment(4, { comment_author: "어딘가", comment_content: "트랙백", comment_type: "pingback" }),
];

const options: Line[] = [
  {
    option_name: "wp_user_roles",
    option_value: 'a:1:{s:7:"officer";a:2:{s:4:"name";s:6:"임원";s:12:"capabilities";a:0:{}}}',
  },
];

export const wordpressRows = [
  insertInto("wp_users", users),
  insertInto("wp_usermeta", usermeta),
  insertInto("wp_posts", posts),
  insertInto("wp_postmeta", postmeta),
  insertInto("wp_comments", comments),
  insertInto("wp_options", options),
].join("\n");
