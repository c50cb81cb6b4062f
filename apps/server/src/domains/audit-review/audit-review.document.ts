import type { CallNotes } from "../../platform/rest/call-note.ts";

const month = "2026-04";
const signature = { at: "2026-05-02T09:30:00.000Z", by: "운영진", note: "이상 없음" };
const download = {
  at: "2026-04-11T05:00:00.000Z",
  actor: "운영진",
  act: "MEMBERS_DOWNLOADED",
  address: "203.0.113.9",
  reason: "EVENT",
  reasonNote: "다례재 초대장",
};
const review = {
  month,
  isOver: true,
  signature,
  counts: [{ actor: "운영진", act: "MEMBER_READ", count: 12 }],
  downloads: [download],
  nightly: [],
  newAddresses: [{ ...download, act: "SIGNED_IN", reason: null, reasonNote: null }],
  more: { downloads: 0, nightly: 0, newAddresses: 0 },
  bursts: [{ hour: "2026-04-11T05:00:00.000Z", actor: "운영진", members: 31 }],
};

export const auditReviewNotes: CallNotes = {
  "auditReview-list": { access: "admin", answer: { list: [{ month, isOver: true, lines: 40, signature }] } },
  "auditReview-get": { access: "admin", request: { month }, answer: review },
  "auditReview-sign": {
    access: "admin",
    noKey: true,
    about:
      "지난 달만 한 번 점검할 수 있습니다. 이미 점검한 달이면 그때의 서명을 답하며, 보낸 것이 아니면 isFirst가 false입니다. 기록이 없는 달은 점검할 수 없습니다.",
    request: { month, note: "이상 없음" },
    answer: { ...review, isFirst: true },
  },
};
