import type { CallNotes } from "../../platform/rest/call-note.ts";

export const importNotes: CallNotes = {
  "importReport-list": {
    access: "admin",
    answer: {
      list: [
        {
          id: "0d6f1c5e-5b0e-4a55-9c43-7a3f0f7d9b21",
          source: "gnuboard5",
          isDryRun: true,
          startedAt: "2026-05-02T09:30:00.000Z",
          finishedAt: "2026-05-02T09:31:12.000Z",
          report: {
            counts: [{ kind: "post", found: 1204, moved: 1200, before: 0, left: 4 }],
            boards: [{ key: "notice", title: "공지사항", postCount: 318, address: "notice" }],
            problems: [{ problem: "fileMissing", count: 1, examples: ["/data/file/notice/form.hwp (신청서.hwp)"] }],
            leftBehind: [{ what: "쪽지", count: 52, why: "회원끼리 주고받은 사적인 글이라 옮기지 않습니다." }],
          },
        },
      ],
    },
  },
};
