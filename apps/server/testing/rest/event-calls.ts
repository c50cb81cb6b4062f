import { errorMessages } from "@bulmo/contracts/error";
import { eventMessages } from "@bulmo/contracts/event-rule";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { EVENT_FULL, EVENT_NOT_FOUND, EVENT_OVERTAKEN, EVENT_REPLIES_CLOSED, NOT_ALLOWED, SIGN_IN_REQUIRED } =
  errorMessages;

const call = (address: string) => restRow("DAY-05", address);
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/u);

/** So far ahead that no clock closes it. */
const written = { title: "먼 뒷날의 총회", year: 2900, month: 4, day: 10, takesReplies: true, maximumCompanions: 2 };
const occurrence = {
  year: 2900,
  startsOn: "2900-04-10",
  endsOn: "2900-04-10",
  repliesUntil: "2900-04-10",
  isCancelled: false,
};
const event = {
  ...written,
  id: 1,
  description: "",
  calendar: "SOLAR",
  isLeapMonth: false,
  isYearly: false,
  dayCount: 1,
  startTime: null,
  endTime: null,
  venue: "",
  address: "",
  poster: "",
  posterDescription: "",
  replyDaysBefore: 0,
  capacity: null,
  state: "DRAFT",
  revision: 1,
  isOpenToReplies: false,
  isFull: false,
  occurrence,
  coming: [occurrence],
};
const published = { ...event, state: "PUBLISHED", isOpenToReplies: true, capacity: 3, revision: 2 };
const named = { id: 1, year: 2900 };
const said = { isComing: true, companions: 2, note: "채식" };
const mine = { reply: { ...said, repliedAt: instant }, isOpen: true, seatsLeft: 3 };
const cancelled = { ...occurrence, isCancelled: true };

export const eventCalls: RestRow[] = [
  call("POST /event")("one", "administrator", () => written, [200, event]),
  call("POST /event")("a day that is not", "administrator", () => ({ ...written, month: 2, day: 30 }), [
    400,
    eventMessages.dayMissing,
  ]),
  call("POST /event")("one", "member", () => written, [403, NOT_ALLOWED]),
  call("GET /event")("a draft", "member", () => ({ id: 1 }), [404, EVENT_NOT_FOUND]),
  call("GET /event")("a draft", "administrator", () => ({ id: 1 }), [200, event]),
  call("PUT /event/reply")("to a draft", "member", () => ({ ...named, ...said }), [404, EVENT_NOT_FOUND]),
  call("PUT /event")(
    "published",
    "administrator",
    () => ({ ...written, id: 1, state: "PUBLISHED", capacity: 3, revision: 1 }),
    [200, published],
  ),
  call("PUT /event")("overtaken", "administrator", () => ({ ...written, id: 1, revision: 1 }), [409, EVENT_OVERTAKEN]),
  call("GET /event")("one", "visitor", () => ({ id: 1 }), [200, published]),
  call("GET /event/list")("a month", "visitor", () => ({ year: 2900, month: 4 }), [
    200,
    {
      year: 2900,
      month: 4,
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      list: [
        {
          ...named,
          title: written.title,
          startsOn: occurrence.startsOn,
          endsOn: occurrence.endsOn,
          startTime: null,
          endTime: null,
          venue: "",
          isCancelled: false,
        },
      ],
      next: null,
      lunarDays: [],
      uncomputed: expect.any(Array),
    },
  ]),
  call("GET /event/reply")("none yet", "member", () => named, [200, { reply: null, isOpen: true, seatsLeft: 3 }]),
  call("GET /event/reply")("none", "visitor", () => named, [401, SIGN_IN_REQUIRED]),
  call("PUT /event/reply")("with two", "member", () => ({ ...named, ...said }), [200, mine]),
  call("PUT /event/reply")("with too many", "member", () => ({ ...named, ...said, companions: 3 }), [
    400,
    eventMessages.companionsTooMany(2),
  ]),
  call("PUT /event/reply")("where there is no room", "author", () => ({ ...named, isComing: true }), [409, EVENT_FULL]),
  call("GET /event/reply")("one's own", "member", () => named, [200, mine]),
  call("GET /event/replies")("all", "administrator", () => named, [
    200,
    {
      title: written.title,
      startsOn: occurrence.startsOn,
      list: [{ ...mine.reply, name: expect.any(String), nickname: expect.any(String), role: expect.any(String) }],
      peopleCount: 3,
      comingCount: 1,
      absentCount: 0,
    },
  ]),
  call("GET /event/replies")("all", "member", () => named, [403, NOT_ALLOWED]),
  call("GET /event/all")("all", "administrator", nothing, [
    200,
    [
      {
        id: 1,
        title: written.title,
        calendar: "SOLAR",
        isYearly: false,
        state: "PUBLISHED",
        takesReplies: true,
        capacity: 3,
        occurrence,
        peopleCount: 3,
        // Nobody of these has an address that proved itself.
        recipients: [],
      },
    ],
  ]),
  call("DELETE /event/reply")("one's own", "member", () => named, [200, { reply: null, isOpen: true, seatsLeft: 3 }]),
  call("PUT /event/cancel")("one", "administrator", () => named, [
    200,
    { ...published, revision: 3, isOpenToReplies: false, occurrence: cancelled, coming: [cancelled] },
  ]),
  call("PUT /event/reply")("to what does not take place", "member", () => ({ ...named, ...said }), [
    409,
    EVENT_REPLIES_CLOSED,
  ]),
  call("DELETE /event/reply")("of what does not take place", "member", () => named, [409, EVENT_REPLIES_CLOSED]),
  call("DELETE /event")("one", "administrator", () => ({ id: 1 }), [200, { success: true }]),
  call("GET /event")("one that was removed", "administrator", () => ({ id: 1 }), [404, EVENT_NOT_FOUND]),
  call("POST /event/restore")("one that was removed", "administrator", () => ({ id: 1 }), [
    200,
    { ...published, revision: 4, isOpenToReplies: false, occurrence: cancelled, coming: [cancelled] },
  ]),
  call("POST /event/restore")("one that is there", "administrator", () => ({ id: 1 }), [404, EVENT_NOT_FOUND]),
  call("POST /event/restore")("one", "member", () => ({ id: 1 }), [403, NOT_ALLOWED]),
  call("DELETE /event")("one that was restored", "administrator", () => ({ id: 1 }), [200, { success: true }]),
  call("DELETE /event")("none", "administrator", () => ({ id: 1 }), [404, EVENT_NOT_FOUND]),
];
