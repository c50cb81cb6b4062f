import { webhookData } from "@bulmo/contracts/webhook-data";
import { z } from "zod";
import type { Webhooks } from "../../platform/rest/openapi.ts";
import type { Schema } from "../../platform/rest/schema.ts";

type Event = keyof typeof webhookData;

const id = "9f3c1a52-7f20-4d0e-9b2a-6c8f1d0e4b77";
const timestamp = "2026-12-06T01:30:00.000Z";
const member = "5b1f6c4e-2a37-4d3c-8f5b-1f0c9a7d2e11";

const notice = { type: "NOTICE", index: 12, title: "정기총회 안내", author: "불모지기" };
const noticeUrl = "https://www.example.org/community/notice/detail?index=12";
const question = { type: "QNA", index: 3, title: "봉채의 농담은 어떻게 맞추나요?" };
const questionUrl = "https://www.example.org/community/qna/detail?index=3";
const comment = { id: "57", parentCommentId: null, author: "가람", post: question };
const report = { kind: "COMMENT", commentId: "57", post: question };

/** What happened, and what is said of it. */
const events: Record<Event, { summary: string; about: string; data: object }> = {
  "post.created": {
    summary: "새 글",
    about: "글이나 작품이 올라왔거나, 휴지통에서 복원되었습니다.",
    data: { ...notice, url: noticeUrl },
  },
  "post.changed": {
    summary: "글 수정",
    about: "글이나 작품이 고쳐졌거나, 다른 게시판으로 옮겨졌습니다. 조회와 좋아요는 알리지 않습니다.",
    data: { ...notice, url: noticeUrl, previous: { type: "QNA", index: 4 } },
  },
  "post.removed": { summary: "글 삭제", about: "글이나 작품이 휴지통으로 갔습니다.", data: notice },
  "comment.created": {
    summary: "새 댓글",
    about: "댓글이나 답글이 달렸습니다.",
    data: { ...comment, url: questionUrl },
  },
  "comment.changed": {
    summary: "댓글 수정",
    about: "댓글이나 답글이 고쳐졌습니다.",
    data: { ...comment, url: questionUrl },
  },
  "comment.removed": {
    summary: "댓글 삭제",
    about: "댓글이나 답글이 삭제되었습니다. 글과 함께 지워진 댓글은 따로 알리지 않습니다.",
    data: comment,
  },
  "member.created": { summary: "새 회원", about: "회원이 가입했습니다.", data: { id: member, nickname: "가람" } },
  "member.changed": {
    summary: "회원 정보 변경",
    about: "회원의 정보나 직책, 활동 상태가 바뀌었습니다.",
    data: { id: member, nickname: "가람" },
  },
  "member.removed": { summary: "회원 탈퇴", about: "회원이 탈퇴했습니다.", data: { id: member } },
  "report.created": {
    summary: "새 신고",
    about: "글이나 댓글이 신고되었습니다. 누가 어떤 말로 신고했는지는 알리지 않습니다.",
    data: { ...report, url: questionUrl, reason: "AD" },
  },
  "report.changed": {
    summary: "신고 처리",
    about: "관리자가 신고를 문제 없음으로 닫았습니다.",
    data: { ...report, url: questionUrl },
  },
  "report.removed": { summary: "신고 대상 삭제", about: "신고된 글이나 댓글이 삭제되었습니다.", data: report },
  ping: { summary: "시험", about: "관리자가 시험으로 보냈습니다.", data: {} },
};

const header = (name: string, description: string, rule: object, example: string) => ({
  name,
  in: "header" as const,
  required: true,
  description,
  schema: { type: "string" as const, ...rule },
  example,
});

const parameters = [
  header("webhook-id", "알림의 번호. 다시 보내도 같으므로, 두 번 온 것을 알아볼 수 있습니다.", { format: "uuid" }, id),
  header("webhook-timestamp", "보낸 때(초)", { pattern: "^\\d+$" }, "1796520602"),
  header(
    "webhook-signature",
    "v1, 뒤에 적은 서명. 서명 키를 바꾼 뒤 하루 동안은 여럿이고, 빈칸으로 나눕니다.",
    { pattern: "^v1,[\\w+/]{43}=( v1,[\\w+/]{43}=)*$" },
    `v1,${"A".repeat(43)}=`,
  ),
];

const responses = {
  "2XX": { description: "받았습니다. 10초 안에 답해 주세요." },
  "410": { description: "더 받지 않습니다. 웹훅이 꺼집니다." },
  default: { description: "받지 못했습니다. 사흘 동안 점점 뜸하게 아홉 번까지 다시 보냅니다." },
};

const dataSchema = (event: Event): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(webhookData[event]);
  return { ...(schema as Schema), description: "일어난 일의 내용" };
};

const bodySchema = (event: Event) => ({
  type: "object" as const,
  required: ["type", "timestamp", "data"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: event, description: "일어난 일" },
    timestamp: { type: "string", format: "date-time", description: "일어난 때" },
    data: dataSchema(event),
  },
});

const webhookOf = (event: Event) => {
  const { summary, about, data } = events[event];
  const example = { type: event, timestamp, data };
  return {
    post: {
      operationId: event,
      tags: ["webhook"],
      summary,
      description: about,
      security: [],
      parameters,
      requestBody: { required: true, content: { "application/json": { schema: bodySchema(event), example } } },
      responses,
    },
  };
};

/** What the site sends, as receivers read it (docs/decisions/043); made anew for each document, which names its schemas. */
export const createWebhookEvents = (): Webhooks =>
  Object.fromEntries(Object.keys(events).map((event) => [event, webhookOf(event as Event)])) as Webhooks;
