// Without zod, as what administrators' pages load.

/** What is to be looked at behind a move, in the words of the report. */
export const importProblemWords = {
  memberLeft: "탈퇴한 회원은 계정을 옮기지 않습니다. 그 회원의 글은 '탈퇴한 회원'의 글로 남습니다.",
  memberKnown: "이 누리집에 같은 아이디와 이메일의 회원이 이미 있어, 옛 글을 그 회원의 것으로 잇습니다.",
  usernameTaken: "다른 회원이 이미 쓰는 아이디라 뒤에 숫자를 붙입니다. 본인에게 알려 주십시오.",
  nicknameChanged: "다른 회원과 같거나 쓸 수 없는 닉네임이라 바꿉니다.",
  emailTwice: "이메일이 다른 회원과 같아 비워 둡니다. 로그인은 되지만 비밀번호 찾기는 되지 않습니다.",
  emailUnfit: "이메일이 없거나 잘못되어 비워 둡니다. 로그인은 되지만 비밀번호 찾기는 되지 않습니다.",
  passwordMissing: "비밀번호가 없는 회원입니다(소셜 로그인 등). 비밀번호 찾기로 새로 정해야 합니다.",
  passwordUnknown: "알 수 없는 방식으로 저장된 비밀번호입니다. 비밀번호 찾기로 새로 정해야 합니다.",
  administratorBefore: "옛 누리집의 관리자입니다. 관리자 권한은 옮기지 않으니, 회원 관리에서 다시 정해 주십시오.",
  boardSkipped: "대응표에서 옮기지 않기로 한 게시판입니다.",
  boardGone: "옮긴 뒤에 이 누리집에서 지운 게시판이라 다시 옮기지 않습니다.",
  groupClosed: "정해진 사람만 들어오던 게시판이라 관리자만 읽게 합니다. 게시판 설정에서 읽을 등급을 정해 주십시오.",
  memberWaiting: "옛 누리집에서 승인을 기다리던 회원이라 이용을 정지해 둡니다. 승인하려면 회원 관리에서 풀어 주십시오.",
  boardUsed: "이미 글이 있는 게시판이라, 옮긴 글은 있던 글 다음 번호를 받습니다.",
  headingsCut: "너무 길거나 많은 말머리를 줄입니다.",
  writersNarrowed: "비회원이 쓸 수 있던 게시판입니다. 이제 회원만 씁니다.",
  dateMissing: "날짜가 없거나 잘못되어 옮긴 날로 적습니다.",
  titleMissing: "제목이 비어 있어 '(제목 없음)'으로 적습니다.",
  contentMissing: "내용이 비어 있어 '(내용 없음)'으로 적습니다.",
  contentLong:
    "한 글에 담을 수 없을 만큼 길어, 전문을 첨부 파일로 붙입니다. 본래의 HTML은 보고서 옆의 left-behind.jsonl에 적어 둡니다.",
  contentPlain:
    "이 누리집이 받지 않는 서식이라 글자와 링크, 이미지, 동영상만 옮깁니다. 본래의 HTML은 보고서 옆의 left-behind.jsonl에 적어 둡니다.",
  tablesApart:
    "표가 너무 크거나 칸이 서로 겹쳐, 표의 글을 줄로 풀어 옮깁니다. 본래의 HTML은 보고서 옆의 left-behind.jsonl에 적어 둡니다.",
  secretPost: "비밀글이라 관리자만 읽는 게시판으로 옮깁니다.",
  secretAnswer:
    "공개 질문에 달린 비밀 답변이라 따로 비밀 질문으로 옮깁니다. 답변한 회원과 관리자만 읽으니, 질문한 분께는 따로 알려 주십시오.",
  secretNotice: "아무나 읽을 수 없던 상담 게시판의 공지라 비밀 질문으로 옮깁니다. 올린 회원과 관리자만 읽습니다.",
  secretComment: "비밀 댓글이라 내용을 공개하지 않고, 보고서 옆의 left-behind.jsonl에 적어 둡니다.",
  noticeUnpinned: "목록 위에 고정하지 않은 공지입니다. 공지사항 게시판에서만, 새것부터 5건까지 고정합니다.",
  commentsHidden: "댓글을 쓰지 않는 게시판이라 옮긴 댓글이 보이지 않습니다. 게시판 설정에서 댓글을 켜 주십시오.",
  replyAsComment: "질문의 답변 글을 그 질문의 댓글로 옮깁니다.",
  postMissing: "딸린 글이 없어 옮기지 못한 댓글입니다. left-behind.jsonl에 적어 둡니다.",
  postGone:
    "이 누리집에서 완전히 삭제한 글에 딸린 것이라 옮기지 않습니다. 댓글과 답변 글은 left-behind.jsonl에 적어 둡니다.",
  fileMissing: "옛 누리집의 폴더에 없는 파일입니다.",
  fileUnfit: "받지 않는 종류이거나 깨진 파일입니다. 보고서 옆 left-behind 폴더에 복사해 둡니다.",
  filesMany: "파일이 10개보다 많습니다. 모두 옮기지만, 글을 고칠 때 10개까지 줄여야 합니다.",
  pictureUnfit: "이미지로 열 수 없는 파일입니다. 보고서 옆 left-behind 폴더에 복사해 둡니다.",
  pictureElsewhere: "다른 누리집에 있는 이미지라 주소만 링크로 남깁니다.",
  embedded: "담을 수 없는 바깥 내용(플래시, 지도 등)이라 주소만 링크로 남깁니다.",
  linkBroken: "옮기지 않았거나 옛 누리집에도 없던 글이나 파일을 가리키는 링크라 옛 주소로 둡니다.",
  linkHidden: "관리자만 읽는 글을 가리키는 링크라 옛 주소로 둡니다.",
  countsDiffer: "옛 누리집의 수와 읽은 수가 다릅니다. 옮기는 동안 옛 누리집에 글이 올라왔는지 살펴보십시오.",
  lineTwice:
    "번호가 같은 줄(번호가 없으면 제목과 내용, 날짜가 모두 같은 줄)이 위에 있습니다. 따로 옮기니, 같은 글이면 하나를 지워 주십시오.",
  memberMissing: "글쓴이의 계정이 옛 누리집에 없어 이름만 남깁니다.",
} as const;

export type ImportProblem = keyof typeof importProblemWords;

export const importProblems = Object.keys(importProblemWords) as [ImportProblem, ...ImportProblem[]];

/** What was counted, in the words of the report. */
export const importKindWords = {
  member: "회원",
  board: "게시판",
  post: "글",
  comment: "댓글",
  like: "추천",
  file: "첨부 파일",
  picture: "글 안의 이미지",
  page: "내용 페이지",
} as const;
