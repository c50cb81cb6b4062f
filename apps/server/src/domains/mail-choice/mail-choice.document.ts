import type { CallNotes } from "../../platform/rest/call-note.ts";

const choice = { kind: "REPLY", isOn: false };

export const mailChoiceNotes: CallNotes = {
  "mailChoice-list": {
    access: "member",
    noKey: true,
    answer: {
      isProven: true,
      choices: [{ kind: "ANSWER", isOn: true }, { kind: "COMMENT", isOn: true }, choice],
    },
  },
  "mailChoice-update": { access: "member", noKey: true, request: choice, answer: choice },
  "mailChoice-stop": {
    access: "open",
    request: { token: "b1ZrZ2F0ZSBrZXk" },
    answer: choice,
    errors: ["MAIL_STOP_UNKNOWN"],
  },
};
