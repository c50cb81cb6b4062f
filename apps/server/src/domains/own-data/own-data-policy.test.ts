import { privacy } from "@bulmo/content/privacy";
import { expect, test } from "vitest";
import { ownDataSources } from "./own-data.service.ts";

/** By the tables of one's own file, where the privacy policy says that they are kept. */
const told: Readonly<Record<string, string>> = {
  account: "필수 항목: 아이디",
  consents: "약관과 이 방침에 동의하거나 확인한 기록",
  age: "만 14세 이상인지를 묻고 그렇다고 알린 때만 기록",
  dormancy: "마지막으로 이용한 날, 휴면을 미리 알린 때와 휴면으로 바뀐 때",
  acknowledgements: "약관과 이 방침에 동의하거나 확인한 기록",
  "mail-choices": "메일 알림의 선택",
  "mailed-notices": "메일로 보낸 공지와 그 결과",
  dues: "회비를 낸 날과 금액, 회계를 맡은 사람이 적은 메모",
  "proven-addresses": "이메일 주소를 확인한 때",
  invitations: "초대 메일을 보낸 주소와 때",
  mails: "그 밖에 보낸 메일의 종류와 때",
  sessions: "로그인된 기기를 알아볼 수 있도록",
  "second-factor": "2단계 인증을 설정하면",
  keys: "API 키를 만들면",
  imports: "옛 누리집에서의 회원 번호",
  administration: "관리자가 회원의 정보를 보거나 내려받거나 고친 기록",
  "own-administration": "관리자가 접속한 곳의 주소는 관리 기록에",
  posts: "쓴 글과 댓글",
  "planned-posts": "예약한 글",
  comments: "쓴 글과 댓글",
  "post-likes": "좋아요를 누른 기록",
  "comment-likes": "좋아요를 누른 기록",
  "event-replies": "참석 여부, 동반하는 사람의 수, 알리면서 남긴 말",
  reports: "신고 사유와 함께 적은 신고 내용",
  pictures: "올린 사진과 파일",
  files: "올린 사진과 파일",
  "unfinished-files": "올린 사진과 파일",
};

const policy = privacy.chapters
  .flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))
  .flatMap((clause) => (typeof clause === "string" ? [clause] : [clause.text, ...clause.items]))
  .join("\n");

test("DAY-10 whatever is in the file of one's own data, the privacy policy tells of", () => {
  expect(Object.keys(told).toSorted()).toEqual(ownDataSources.map(({ name }) => name).toSorted());
});

test.each(Object.entries(told))("DAY-10 of %s it says: %s", (_name, words) => {
  expect(policy).toContain(words);
});

test.each([
  ["탈퇴한 회원이 낸 회비"],
  ["찾았으나 나오지 않은 검색어: 90일"],
  ["승인하지 않으면 바로 없앱니다"],
  ["처리한 기록: 끝난 뒤 30일"],
  ["휴지통에 있는 글: 30일"],
  ["지운 행사에 알린 참석 여부: 30일"],
  ["12시간이 지나면 끝납니다"],
  ["최근 7일, 4주, 12개월의 것"],
])("DAY-10 and of what no member's file has: %s", (words) => {
  expect(policy).toContain(words);
});
