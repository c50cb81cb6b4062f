import type { FieldWords } from "./platform/rest/schema-word.ts";

/** What the fields of a report of what was moved in are, beside those of `api-words.ts`. */
export const importWords: FieldWords = {
  "ImportRun.source": "옛 누리집의 프로그램",
  "ImportRun.isDryRun": "살펴보기만 했는지",
  "ImportRun.startedAt": "시작한 때",
  "ImportRun.finishedAt": "마친 때. 아직 옮기고 있거나 중간에 멈추었으면 null입니다.",
  "ImportRun.report": "센 것과 살펴볼 것",
  "ImportReport.counts": "종류마다 옛 누리집에 있던 수와 그 처리",
  "ImportReport.boards": "옛 게시판과, 그것이 된 게시판",
  "ImportReport.problems": "옮긴 뒤 살펴볼 것",
  "ImportReport.leftBehind": "옮기지 않는 것",
  "ImportCount.kind": "무엇을 세었는지",
  "ImportCount.found": "옛 누리집에서 읽은 수. moved, before, left를 더한 것과 같습니다.",
  "ImportCount.moved": "이번에 옮긴 수. 살펴보기만 했으면 옮길 수입니다.",
  "ImportCount.before": "전에 옮긴 수",
  "ImportCount.left": "옮기지 않은 수",
  "ImportedBoard.key": "옛 누리집에서 부르던 이름",
  "ImportedBoard.title": "옛 게시판의 제목",
  "ImportedBoard.postCount": "옛 게시판의 글 수",
  "ImportedBoard.address": "새 게시판의 주소. 옮기지 않으면 null입니다.",
  "ImportProblem.problem": "무엇을 살펴볼지",
  "ImportProblem.count": "모두 몇 건인지",
  "ImportProblem.examples": "옛 누리집의 이름으로 적은 보기, 20개까지",
  "ImportLeft.what": "무엇인지",
  "ImportLeft.count": "모두 몇 건인지",
  "ImportLeft.why": "옮기지 않는 까닭",
};
