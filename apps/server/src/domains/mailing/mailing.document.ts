import type { CallNotes } from "../../platform/rest/call-note.ts";

const counts = { WAITING: 12, SENT: 130, SKIPPED: 1, BOUNCED: 2, FAILED: 0, STOPPED: 0 };
const one = {
  id: 1,
  title: "제12기 임원 선거를 준비합니다",
  index: 80,
  isAdvertising: false,
  grades: ["정회원"],
  author: "사무국",
  createdAt: "2027-03-02T01:00:00.000Z",
  stoppedAt: null,
  endedAt: null,
  counts,
};

export const mailingNotes: CallNotes = {
  "mailing-audience": {
    access: "admin",
    about: "공지 메일에 동의하고 이메일 주소를 확인한 회원만 받습니다. 이미 받은 회원은 다시 받지 않습니다.",
    request: { index: 80 },
    answer: {
      title: one.title,
      all: { members: 320, reached: 190, sentBefore: 0 },
      grades: [{ id: 1, name: "정회원", members: 210, reached: 145, sentBefore: 0 }],
    },
    errors: ["POST_NOT_FOUND"],
  },
  "mailing-trial": {
    access: "admin",
    request: { index: 80 },
    answer: { sentTo: "office@example.org" },
    errors: ["POST_NOT_FOUND", "MAILING_IMPRINT_MISSING"],
  },
  "mailing-create": {
    access: "admin",
    about:
      "정해진 빠르기로 한 사람에게 한 통씩 보냅니다. 등급(gradeIds)을 보내지 않으면 모든 회원이 받습니다. 광고(isAdvertising)이면 제목이 (광고)로 시작하고 밤 9시부터 아침 8시까지는 보내지 않습니다.",
    request: { index: 80, gradeIds: [1], isAdvertising: false },
    answer: one,
    errors: ["POST_NOT_FOUND", "MAILING_NOBODY", "MAILING_IMPRINT_MISSING"],
  },
  "mailing-list": { access: "admin", answer: { list: [one], page: 1, totalPages: 1 } },
  "mailing-listRecipients": {
    access: "admin",
    request: { id: 1, state: "BOUNCED" },
    answer: {
      list: [
        {
          name: "김견본",
          nickname: "연화",
          state: "BOUNCED",
          reason: "550 5.1.1 RCPT TO REFUSED",
          endedAt: "2027-03-02T01:04:10.000Z",
        },
      ],
      page: 1,
      totalPages: 1,
      mailing: one,
    },
    errors: ["MAILING_NOT_FOUND"],
  },
  "mailing-noteBounce": {
    access: "admin",
    about:
      "메일 서버가 나중에 보내온 배달 실패 알림(RFC 3464)을 원본(.eml) 그대로 보냅니다. 우리 공지 메일이고 상태 코드가 5로 시작하면 그 회원을 BOUNCED로 적습니다. 늦어진다는 알림(4로 시작)은 적지 않습니다. 같은 메일을 다시 보내도 한 번만 적으며, 메일은 저장하지 않습니다.",
    request: { mail: "Content-Type: multipart/report; report-type=delivery-status; …" },
    answer: { id: 1, title: one.title, name: "김견본", nickname: "연화", code: "5.1.1", isNew: true },
    errors: ["BOUNCE_UNREADABLE", "BOUNCE_FOREIGN", "BOUNCE_SOFT"],
  },
  "mailing-stop": {
    access: "admin",
    about:
      "아직 나가지 않은 메일을 보내지 않습니다. 한 번 실패하여 다시 보내려던 메일도 멈춥니다. 바로 이때 나가고 있던 메일은 나갈 수 있으며 SENT로 셉니다. 이미 멈춘 것이면 그대로 답합니다.",
    request: { id: 1 },
    answer: { ...one, stoppedAt: "2027-03-02T01:05:00.000Z", counts: { ...counts, WAITING: 0, STOPPED: 12 } },
    errors: ["MAILING_NOT_FOUND", "MAILING_OVER"],
  },
};
