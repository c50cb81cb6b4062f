import type { CallNotes } from "../../platform/rest/call-note.ts";

const id = "5c1f8b1e-6a0d-4c57-9d7e-2f0f6f1a9b33";

export const jobNotes: CallNotes = {
  "job-list": {
    access: "admin",
    answer: {
      list: [
        {
          id,
          kind: "mail",
          subject: "invitation",
          state: "FAILED",
          attempts: 9,
          createdAt: "2026-04-30T09:30:00.000Z",
          lastError: "450 RCPT TO EENVELOPE",
          nextAttemptAt: null,
          endedAt: "2026-05-02T09:30:02.000Z",
          isRetryable: true,
        },
      ],
      page: 1,
      totalPages: 1,
      retryableMails: 1,
    },
  },
  "job-retry": {
    access: "admin",
    request: { id },
    answer: { success: true },
    errors: ["JOB_NOT_FOUND"],
  },
  "job-retryMails": { access: "admin", answer: { count: 12 } },
};
