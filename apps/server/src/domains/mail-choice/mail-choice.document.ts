import type { CallNotes } from "../../platform/rest/call-note.ts";

const choice = { kind: "REPLY", isOn: false };

export const mailChoiceNotes: CallNotes = {
  "mailChoice-list": {
    access: "member",
    noKey: true,
    answer: {
      isProven: true,
      refusedAt: null,
      choices: [
        { kind: "ANSWER", isOn: true },
        { kind: "COMMENT", isOn: true },
        choice,
        { kind: "NOTICE", isOn: false },
      ],
    },
  },
  "mailChoice-update": { access: "member", noKey: true, request: choice, answer: choice },
  "mailChoice-askForProof": {
    access: "member",
    noKey: true,
    answer: { sentTo: "yeonhwa@example.org" },
    errors: ["MAIL_PROOF_NEEDLESS"],
  },
  "mailChoice-prove": {
    access: "member",
    noKey: true,
    request: { code: "042917" },
    answer: { isProven: true, refusedAt: null, choices: [choice] },
    errors: ["MAIL_PROOF_NEEDLESS", "MAIL_PROOF_WRONG"],
  },
  "mailChoice-stop": {
    access: "open",
    request: { token: "b1ZrZ2F0ZSBrZXk" },
    answer: choice,
    errors: ["MAIL_STOP_UNKNOWN"],
  },
};
