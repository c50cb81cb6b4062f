import type { CallNotes } from "../../platform/rest/call-note.ts";

export const dashboardNotes: CallNotes = {
  "dashboard-get": {
    access: "admin",
    answer: {
      tasks: [
        {
          kind: "QUESTION",
          count: 4,
          isMore: false,
          items: [
            {
              title: "전시 관람 시간이 궁금합니다",
              path: "/community/qna/detail?index=118",
              at: "2026-11-20T02:10:00.000Z",
            },
          ],
        },
      ],
      failedJobs: { mails: 0, others: 0 },
      delayedMails: { count: 0, since: null },
      backup: {
        state: "GOOD",
        lastGood: {
          startedAt: "2026-11-26T18:00:01.000Z",
          seconds: 42,
          name: "bulmo-night-2026-11-27.tar",
          bytes: 812_646_400,
          rows: 31_204,
          files: 5210,
          missing: 0,
        },
        failure: null,
      },
      disks: [{ name: "DATA", freeBytes: 64_424_509_440, totalBytes: 107_374_182_400, isLow: false }],
      visitDays: [{ day: "2026-11-27", people: 182, robots: 340 }],
      visitedPages: [{ path: "/community/notice", title: "공지사항", count: 96 }],
      misses: [{ word: "괘불", count: 3 }],
    },
  },
};
