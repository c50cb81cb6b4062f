// Without zod: the form of a reply and the pages of the calendar load it.

export const maximumEventTitle = 100;
export const maximumEventDescription = 5_000;
export const maximumEventVenue = 100;
export const maximumEventAddress = 200;
export const maximumEventDays = 60;
/** How long before an event replies may end. */
export const maximumReplyDays = 365;
export const maximumCompanions = 20;
export const maximumCapacity = 10_000;
export const maximumReplyNote = 200;
/** The calendar is computed from all of them. */
export const maximumEvents = 1_000;

/** Years that an event may begin in. */
export const firstEventYear = 1900;
export const lastEventYear = 2999;

export const eventCalendars = ["SOLAR", "LUNAR"] as const;
export type EventCalendar = (typeof eventCalendars)[number];

export const eventStates = ["DRAFT", "PUBLISHED"] as const;
export type EventState = (typeof eventStates)[number];

export const eventMessages = {
  titleMissing: "행사의 이름을 입력해 주세요.",
  titleTooLong: `행사의 이름은 ${maximumEventTitle}자 이하로 입력해 주세요.`,
  descriptionTooLong: "소개는 5,000자 이하로 입력해 주세요.",
  venueTooLong: `장소는 ${maximumEventVenue}자 이하로 입력해 주세요.`,
  addressTooLong: `주소는 ${maximumEventAddress}자 이하로 입력해 주세요.`,
  yearUnfit: `해는 ${firstEventYear}부터 ${lastEventYear}까지의 숫자로 입력해 주세요.`,
  monthUnfit: "달은 1부터 12까지의 숫자로 입력해 주세요.",
  dayUnfit: "날은 1부터 31까지의 숫자로 입력해 주세요.",
  dayMissing: "그달에 없는 날입니다. 날짜를 다시 확인해 주세요.",
  lunarUnknown: "그해의 음력 달력이 아직 없어 날짜를 계산할 수 없습니다.",
  leapMissing: "그해에는 그 윤달이 없습니다.",
  leapOfSolar: "윤달은 음력 행사에만 있습니다.",
  dayCountUnfit: `며칠 동안인지 1부터 ${maximumEventDays}까지의 숫자로 입력해 주세요.`,
  timeUnfit: "시각을 다시 선택해 주세요.",
  startTimeMissing: "끝나는 시각을 정하려면 시작하는 시각도 선택해 주세요.",
  endBeforeStart: "끝나는 시각은 시작하는 시각보다 늦어야 합니다.",
  posterGone: "포스터가 더는 남아 있지 않습니다. 포스터를 다시 올려 주세요.",
  posterUndescribed: "포스터의 대체 텍스트를 입력해 주세요.",
  replyDaysUnfit: `참석 신청을 며칠 전까지 받을지 0부터 ${maximumReplyDays}까지의 숫자로 입력해 주세요.`,
  companionsUnfit: `동반하시는 분은 0부터 ${maximumCompanions}까지의 숫자로 입력해 주세요.`,
  companionsTooMany: (most: number) =>
    most === 0 ? "이 행사에는 동반하실 수 없습니다." : `동반하시는 분은 ${most}명까지 적으실 수 있습니다.`,
  capacityUnfit: `정원은 1부터 ${maximumCapacity.toLocaleString("ko")}까지의 숫자로 입력해 주세요.`,
  capacityTaken: (people: number) =>
    `이미 ${people.toLocaleString("ko")}명이 오신다고 알렸습니다. 정원을 ${people.toLocaleString("ko")}명 이상으로 적거나 비워 주세요.`,
  noteTooLong: `전하실 말은 ${maximumReplyNote}자 이하로 입력해 주세요.`,
} as const;

/** Where the calendar and the page of an event stand; a year names which of those of a yearly one. */
export const calendarPath = "/news/calendar";
export const eventPath = (id: number, year?: number) =>
  year === undefined ? `${calendarPath}/${id}` : `${calendarPath}/${id}?year=${year}`;
