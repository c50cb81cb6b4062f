import type { ProgramPost } from "@bulmo/contracts/post-for-programs";
import { type CallNotes, refusedMember } from "../../platform/rest/call-note.ts";
import { attachmentExample } from "../attachment/attachment.example.ts";
import { memberExample } from "../user/user.document.ts";

const heading = "재료";
const title = "봉채의 농담은 어떻게 맞추나요?";
const summary = "바탕칠이 마른 뒤에 봉채를 올리면 얼룩이 집니다.";
const content = `<p>${summary}</p>`;
const address = { type: "QNA", index: 12 } as const;
const createdAt = "2026-05-01T01:20:00.000Z";

const detail: ProgramPost = {
  ...address,
  subType: null,
  heading,
  title,
  summary,
  content,
  thumbnail: "",
  caption: "",
  attachments: [attachmentExample],
  author: memberExample.nickname,
  userName: memberExample.nickname,
  userId: memberExample._id,
  views: 48,
  likeCount: 3,
  isLiked: false,
  createdAt,
  updatedAt: createdAt,
  revision: 1,
  isSecret: false,
  number: null,
  pinnedUntil: null,
  previous: { index: 11, title: "아교는 여름에 어떻게 두나요?" },
  next: null,
};

const row = { ...address, heading, title, author: memberExample.nickname, createdAt };
const noticeRow = { ...row, type: "NOTICE", index: 3, heading: "행사", title: "봉채 특강 안내", author: "운영진" };
const onPage = { page: 1, searchType: "TITLE", searchKeyword: "봉채" };

const readNotes: CallNotes = {
  "post-list": {
    access: "public",
    request: { type: "QNA", page: 1, limit: 14, searchType: "TITLE", searchKeyword: "봉채" },
    answer: {
      list: [
        {
          ...address,
          subType: null,
          heading,
          title,
          summary,
          author: memberExample.nickname,
          userId: memberExample._id,
          views: 48,
          likeCount: 3,
          createdAt,
          updatedAt: createdAt,
          commentCount: 2,
          attachmentCount: 1,
          isAnswered: true,
          isSecret: false,
        },
      ],
      page: 1,
      totalPages: 1,
      total: 1,
      nextCursor: null,
    },
  },
  "post-listNotices": {
    access: "public",
    request: onPage,
    answer: { list: [noticeRow], page: 1, totalPages: 1, pinned: [] },
  },
  "post-listQuestions": {
    access: "public",
    request: onPage,
    answer: {
      list: [{ ...row, commentCount: 2, isAnswered: true, isSecret: false }],
      page: 1,
      totalPages: 1,
      notices: [noticeRow],
    },
  },
  "post-listUnanswered": {
    access: "admin",
    about: "오래 기다린 질문부터 모두 보려면 first에 OLDEST를, 쪽에 page를 보내십시오. 최근 질문 1,000건까지 봅니다.",
    request: { page: 1, limit: 3, first: "LATEST" },
    answer: { list: [{ index: address.index, title, createdAt }], page: 1, totalPages: 1, count: 1 },
  },
  "post-getSecret": {
    access: "member",
    request: address,
    about:
      "비밀 질문(isSecret)의 제목과 본문은 정해진 말로만 답하는 다른 요청과 달리, 글쓴이와 관리자에게 실제로 쓴 것을 답합니다. 그 글의 댓글도 두 사람들에게만 보입니다.",
    answer: { title, content, attachments: [], revision: 1 },
    errors: [...refusedMember, "POST_NOT_FOUND"],
  },
  "post-view": {
    access: "public",
    request: address,
    about:
      "게시물을 열어 읽은 사람이 있을 때 부릅니다. 한 사람이 30분 안에 여러 번 읽어도 한 번만 세고, 글쓴이와 로봇은 세지 않습니다. 로그인하지 않은 사람은 주소와 프로그램 이름으로 구별하므로, 여러 사람에게 글을 보여 주는 프로그램은 한 사람으로 셉니다.",
    answer: { views: 49 },
    errors: ["POST_NOT_FOUND"],
  },
  "post-get": {
    access: "public",
    request: address,
    answer: detail,
    errors: ["POST_NOT_FOUND"],
    version: { tells: true },
  },
};

export const postNotes: CallNotes = {
  ...readNotes,
  "post-create": {
    access: "member",
    request: { type: address.type, heading, title, content, attachments: [attachmentExample.id] },
    answer: { data: address.index },
    errors: [...refusedMember, "BOARD_CLOSED", "FILES_TOO_MANY"],
    takesKey: true,
  },
  "post-update": {
    access: "member",
    request: { index: address.index, targetType: "QNA", type: "QNA", title, content, revision: 1 },
    answer: { data: address.index, type: "QNA" },
    errors: [...refusedMember, "BOARD_CLOSED", "FILES_TOO_MANY", "POST_NOT_FOUND"],
    version: { overtaken: "POST_OVERTAKEN" },
  },
  "post-remove": {
    access: "member",
    request: [address],
    answer: { success: true },
    errors: [...refusedMember, "POST_NOT_FOUND"],
    version: { overtaken: "POST_OVERTAKEN" },
    about: "If-Match는 글을 하나만 지울 때 보낼 수 있습니다. 여럿을 지우면서 보내면 400으로 답하고 지우지 않습니다.",
  },
  "post-pin": {
    access: "admin",
    request: { type: "NOTICE", index: 7, until: "2026-12-31" },
    answer: { pinnedUntil: "2026-12-31" },
    errors: ["POST_NOT_FOUND", "PINS_TOO_MANY"],
  },
  "post-like": {
    access: "member",
    request: address,
    answer: { isLiked: true, likeCount: 4 },
    errors: [...refusedMember, "POST_NOT_FOUND"],
  },
};
