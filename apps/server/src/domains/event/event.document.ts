import type { CallNotes } from "../../platform/rest/call-note.ts";
import { sheetNotes, sheetPaths } from "../../platform/rest/sheet-paths.ts";
import { memberExample } from "../user/user.document.ts";

const written = {
  title: "봄 정기 총회",
  description: "한 해의 살림을 나누고 새 임원을 뽑습니다.",
  calendar: "SOLAR",
  year: 2027,
  month: 4,
  day: 10,
  isLeapMonth: false,
  isYearly: false,
  dayCount: 1,
  startTime: "11:00",
  endTime: "13:00",
  venue: "마곡사 대광보전",
  address: "충남 공주시 사곡면 마곡사로 966",
  poster: "",
  posterDescription: "",
  takesReplies: true,
  replyDaysBefore: 7,
  maximumCompanions: 3,
  capacity: 80,
  state: "PUBLISHED",
};

const occurrence = {
  year: 2027,
  startsOn: "2027-04-10",
  endsOn: "2027-04-10",
  repliesUntil: "2027-04-03",
  isCancelled: false,
};

const event = {
  id: 4,
  ...written,
  revision: 1,
  isOpenToReplies: true,
  isFull: false,
  occurrence,
  coming: [occurrence],
};

const listed = {
  id: 4,
  year: 2027,
  title: written.title,
  startsOn: occurrence.startsOn,
  endsOn: occurrence.endsOn,
  startTime: written.startTime,
  endTime: written.endTime,
  venue: written.venue,
  isCancelled: false,
};

const named = { id: 4, year: 2027 };
const said = { isComing: true, companions: 2, note: "채식으로 부탁드립니다." };
const mine = { reply: { ...said, repliedAt: "2027-03-20T02:30:00.000Z" }, isOpen: true, seatsLeft: 41 };

const inQuery = (name: "id" | "year", description: string) => ({
  name,
  required: true,
  description,
  schema: { type: "integer", minimum: 1 },
  example: named[name],
});

export const eventPaths = sheetPaths({
  tag: "event",
  path: "/event/replies",
  what: "참석 명단",
  fileName: `참석 명단 ${written.title}`,
  parameters: [inQuery("id", "행사의 번호"), inQuery("year", "그 행사의 달력으로 센 해")],
});

export const eventNotes: CallNotes = {
  ...sheetNotes({
    tag: "event",
    about: "합계 줄에 오는 사람의 수가 있습니다.",
    request: named,
    errors: ["EVENT_NOT_FOUND"],
  }),
  "event-list": {
    access: "public",
    about:
      "해와 달을 모두 보내지 않으면 이번 달, 해만 보내면 그 한 해입니다. 음력 행사는 그해의 양력 날짜로 계산하고, 음력 달력이 아직 없는 해의 것은 uncomputed에 이름만 있습니다. 추모다례재는 id가 null입니다.",
    request: { year: 2027, month: 4 },
    answer: {
      year: 2027,
      month: 4,
      today: "2027-03-20",
      list: [listed],
      next: null,
      lunarDays: [{ date: "2027-04-01", lunarMonth: 2, lunarDay: 25, isLeapMonth: false }],
      uncomputed: [],
    },
  },
  "event-get": {
    access: "public",
    about:
      "해(year)를 보내지 않으면 다가오는 것, 없으면 지난 것입니다. 해마다 하는 행사의 해는 그 행사의 달력으로 셉니다.",
    request: { id: 4 },
    answer: event,
    errors: ["EVENT_NOT_FOUND"],
    version: { tells: true },
  },
  "event-listAll": {
    access: "admin",
    answer: [
      {
        id: 4,
        title: written.title,
        calendar: "SOLAR",
        isYearly: false,
        state: "PUBLISHED",
        takesReplies: true,
        capacity: 80,
        occurrence,
        peopleCount: 39,
        recipients: [{ year: 2027, count: 31 }],
      },
    ],
  },
  "event-create": {
    access: "admin",
    about:
      "상태를 보내지 않으면 관리자만 보는 초안입니다. 음력 30일이 없는 달에는 29일, 윤달이 없는 해에는 그 이름의 달, 평년의 2월 29일은 28일로 계산합니다.",
    request: written,
    answer: event,
    errors: ["EVENTS_TOO_MANY"],
  },
  "event-update": {
    access: "admin",
    about:
      "모두 보냅니다. 보내지 않은 것은 새 행사와 같은 값이 됩니다. 공개한 행사의 일시나 장소를 바꾸면 5분 뒤에 참석한다고 알린 회원에게 메일로 알립니다.",
    request: { id: 4, ...written },
    answer: { ...event, revision: 2 },
    errors: ["EVENT_NOT_FOUND"],
    version: { overtaken: "EVENT_OVERTAKEN" },
  },
  "event-cancel": {
    access: "admin",
    about:
      "한 해의 것만 취소합니다. 알린 참석 여부는 남아 있고, isCancelled를 false로 보내면 되돌립니다. 5분 안에 되돌리지 않으면 참석한다고 알린 회원에게 메일로 알립니다.",
    request: { ...named, isCancelled: true },
    answer: { ...event, revision: 2, isOpenToReplies: false, occurrence: { ...occurrence, isCancelled: true } },
    errors: ["EVENT_NOT_FOUND"],
  },
  "event-remove": {
    access: "admin",
    about: "알린 참석 여부도 함께 지워집니다. 지운 지 30일까지 되돌릴 수 있습니다.",
    request: { id: 4 },
    answer: { success: true },
    errors: ["EVENT_NOT_FOUND"],
  },
  "event-restore": {
    access: "admin",
    about: "지운 지 30일까지, 지우기 전의 번호로, 그사이 탈퇴하지 않은 회원이 알린 참석 여부와 함께 되돌립니다.",
    request: { id: 4 },
    answer: { ...event, revision: 2 },
    errors: ["EVENT_NOT_FOUND", "EVENTS_TOO_MANY"],
  },
  "event-getReply": { access: "member", request: named, answer: mine, errors: ["EVENT_NOT_FOUND"] },
  "event-reply": {
    access: "member",
    about: "정한 날의 자정(한국 시각)까지 알리고 고칠 수 있습니다. 정원은 동반하는 사람까지 셉니다.",
    request: { ...named, ...said },
    answer: mine,
    errors: ["EVENT_NOT_FOUND", "EVENT_REPLIES_CLOSED", "EVENT_FULL"],
  },
  "event-removeReply": {
    access: "member",
    request: named,
    answer: { ...mine, reply: null },
    errors: ["EVENT_NOT_FOUND", "EVENT_REPLIES_CLOSED"],
  },
  "event-listReplies": {
    access: "admin",
    about: "먼저 알린 회원부터. 본 일은 관리 기록에 남습니다.",
    request: named,
    answer: {
      title: written.title,
      startsOn: occurrence.startsOn,
      list: [{ ...mine.reply, name: memberExample.name, nickname: memberExample.nickname, role: memberExample.role }],
      peopleCount: 3,
      comingCount: 1,
      absentCount: 0,
    },
    errors: ["EVENT_NOT_FOUND"],
  },
};
