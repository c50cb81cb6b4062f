import type { CallNotes } from "../../platform/rest/call-note.ts";

const key = {
  id: "3f0d5f0e-8f3e-4c56-9a0b-6a1f5f1f2c10",
  name: "공지 내려받기",
  prefix: "bulmo_7Kq2mX9d",
  scopes: ["read"],
  createdAt: "2026-11-01T09:00:00.000Z",
  expiresAt: "2027-11-01T09:00:00.000Z",
  lastUsedAt: null,
};

export const keyNotes: CallNotes = {
  "key-list": { access: "member", noKey: true, answer: [key] },
  "key-listAll": {
    access: "admin",
    noKey: true,
    answer: {
      list: [
        {
          ...key,
          member: { id: "0191f0a4-7c1e-7d11-9a52-3f6f6c1d2b10", nickname: "가람", email: "garam@example.org" },
        },
      ],
      page: 1,
      totalPages: 1,
    },
  },
  "key-create": {
    access: "member",
    noKey: true,
    request: { name: key.name, scopes: key.scopes, days: 365 },
    // No real one: its checksum is wrong, so that nobody who looks for published keys finds it.
    answer: { ...key, key: `${key.prefix}${"0".repeat(41)}` },
    errors: [
      "PASSWORD_UNCHECKED",
      "SECOND_FACTOR_REFUSED",
      "SECOND_FACTOR_MISSING",
      "NOT_ALLOWED",
      "KEYS_TOO_MANY",
      "ACCOUNT_BUSY",
    ],
  },
  "key-remove": {
    access: "member",
    noKey: true,
    request: { id: key.id },
    answer: { success: true },
    errors: ["KEY_NOT_FOUND"],
  },
};
