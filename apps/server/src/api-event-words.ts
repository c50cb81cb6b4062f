import type { FieldWords } from "./platform/rest/schema-word.ts";

const date = {
  calendar: "양력(SOLAR) 또는 음력(LUNAR). 해와 달과 날은 이 달력으로 셉니다.",
  year: "해. 해마다 하는 행사는 처음 하는 해입니다.",
  month: "달",
  day: "날. 음력 30일이 없는 달에는 29일에, 평년의 2월 29일은 28일에 합니다.",
  isLeapMonth: "윤달인지. 해마다 하는 행사는 그 윤달이 없는 해에 그 이름의 달에 합니다.",
  isYearly: "해마다 하는지",
  dayCount: "며칠 동안 하는지",
  startTime: "시작하는 시각(한국 시각, HH:MM). 하루 내내이면 null입니다.",
  endTime: "끝나는 시각. 정하지 않았으면 null입니다.",
};

const written = {
  ...date,
  title: "이름",
  description: "소개(글자만, 한 줄이 한 문단)",
  venue: "장소의 이름",
  address: "장소의 주소",
  poster: "포스터의 주소. 없으면 빈 값입니다.",
  posterDescription: "포스터의 대체 텍스트. 포스터가 있으면 비울 수 없습니다.",
  takesReplies: "회원에게 참석 여부를 묻는지",
  replyDaysBefore: "행사 며칠 전까지 참석 여부를 받는지. 그날 자정(한국 시각)에 닫힙니다.",
  maximumCompanions: "회원 한 사람이 동반할 수 있는 사람의 수",
  capacity: "동반하는 사람까지 세는 정원. 정하지 않았으면 null입니다.",
  state: "초안(DRAFT, 관리자만 봅니다) 또는 공개(PUBLISHED)",
};

const under = (schemas: readonly string[], words: Readonly<Record<string, string>>): FieldWords =>
  Object.fromEntries(
    schemas.flatMap((schema) => Object.entries(words).map(([field, word]) => [`${schema}.${field}`, word])),
  );

/** What the fields of events and of replies to them are, beside those of `api-words.ts`. */
export const eventWords: FieldWords = {
  ...under(["CalendarEvent", "EventWriting", "EventUpdate"], written),
  "CalendarEvent.occurrence": "물은 해의 것, 해를 묻지 않았으면 다가오는 것이나 지난 것. 계산할 수 없으면 null입니다.",
  "CalendarEvent.coming": "다가오는 것, 셋까지",
  ...under(["EventOccurrence"], {
    year: "그 행사의 달력으로 센 해",
    startsOn: "시작하는 날(양력)",
    endsOn: "끝나는 날(양력)",
    repliesUntil: "참석 여부를 받는 마지막 날. 받지 않으면 null입니다.",
    isCancelled: "취소되었는지",
  }),
  ...under(["ListedEvent"], {
    id: "행사의 번호. 추모다례재이면 null입니다.",
    year: "그 행사의 달력으로 센 해",
    title: written.title,
    startsOn: "시작하는 날(양력)",
    endsOn: "끝나는 날(양력)",
    startTime: date.startTime,
    endTime: date.endTime,
    venue: written.venue,
    isCancelled: "취소되었는지",
  }),
  ...under(["EventMonth"], {
    year: "해",
    month: "달. 한 해를 모두 물었으면 null입니다.",
    today: "한국의 오늘",
    list: "행사, 이른 것부터",
    lunarDays: "그달 하루하루의 음력. 음력 달력이 있는 만큼만 있습니다.",
    uncomputed: "음력 달력이 아직 없어 그해의 날짜를 알 수 없는 행사의 이름",
  }),
  ...under(["EventLunarDay"], {
    date: "양력 날짜",
    lunarMonth: "음력 달",
    lunarDay: "음력 날",
    isLeapMonth: "윤달인지",
  }),
  ...under(["EventRow"], {
    title: written.title,
    calendar: date.calendar,
    isYearly: date.isYearly,
    state: written.state,
    takesReplies: written.takesReplies,
    capacity: written.capacity,
    occurrence: "다가오는 것, 없으면 지난 것. 계산할 수 없으면 null입니다.",
    peopleCount: "그때 오는 사람의 수, 동반하는 사람까지",
  }),
  ...under(["EventReply", "EventReplyWriting", "ListedReply"], {
    isComing: "참석하는지",
    companions: "동반하는 사람의 수",
    note: "준비하는 분께 전하는 말",
  }),
  ...under(["EventReply", "ListedReply"], { repliedAt: "마지막으로 알린 때" }),
  ...under(["EventReplyState"], {
    reply: "내가 알린 것. 아직 알리지 않았으면 null입니다.",
    isOpen: "지금 알리거나 고칠 수 있는지",
    seatsLeft: "나와 나의 동반을 뺀 남은 자리. 정원이 없으면 null입니다.",
  }),
  ...under(["EventReplyNamed", "EventReplyWriting"], { year: "그 행사의 달력으로 센 해" }),
  ...under(["EventReplyList"], {
    title: "행사의 이름",
    startsOn: "시작하는 날(양력). 계산할 수 없으면 null입니다.",
    list: "알린 회원, 먼저 알린 차례대로",
    peopleCount: "오는 사람의 수, 동반하는 사람까지",
    comingCount: "참석하는 회원의 수",
    absentCount: "참석하지 않는 회원의 수",
  }),
  CalendarEvent: "행사",
  EventCalendar: "양력(SOLAR) 또는 음력(LUNAR)",
  EventLunarDay: "하루의 음력",
  EventMonth: "한 달이나 한 해의 행사",
  EventOccurrence: "어느 해의 행사 날짜",
  EventReply: "회원이 알린 참석 여부",
  EventReplyList: "행사 하나의 참석 명단",
  EventReplyNamed: "행사와 그 해",
  EventReplyState: "내 참석 여부와 남은 자리",
  EventReplyWriting: "알릴 참석 여부",
  EventRow: "관리자가 보는 행사 목록의 한 줄",
  EventUpdate: "고칠 행사",
  EventWriting: "새 행사",
  ListedEvent: "달력의 한 줄",
  ListedReply: "참석 명단의 한 줄",
  EventState: written.state,
};
