import type { CallNotes } from "../../platform/rest/call-note.ts";

export const memorialNotes: CallNotes = {
  "memorial-get": {
    access: "public",
    answer: [
      { year: 2026, date: "2026-09-04" },
      { year: 2027, date: "2027-08-24" },
    ],
  },
};
