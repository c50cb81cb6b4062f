import { errorMessages } from "@bulmo/contracts/error";
import { gradeMessages } from "@bulmo/contracts/grade";
import { expect } from "vitest";
import { bounceMail } from "../bounce.ts";
import { addBounced, addMailing, createMailable } from "../mailing.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const {
  BOUNCE_FOREIGN,
  BOUNCE_SOFT,
  BOUNCE_UNREADABLE,
  MAILING_NOBODY,
  MAILING_NOT_FOUND,
  MAILING_OVER,
  NOT_ALLOWED,
  POST_NOT_FOUND,
} = errorMessages;

const call = (address: string) => restRow("DAY-02", address);
const count = { members: expect.any(Number), reached: expect.any(Number), sentBefore: expect.any(Number) };

export const mailingCalls: RestRow[] = [
  call("GET /mailing/audience")("of a notice", "administrator", ({ site }) => createMailable(site), [
    200,
    { title: expect.any(String), all: count, grades: expect.any(Array) },
  ]),
  call("GET /mailing/audience")("of none", "administrator", () => ({ index: 9_999 }), [404, POST_NOT_FOUND]),
  call("GET /mailing/audience")("of a notice", "member", () => ({ index: 1 }), [403, NOT_ALLOWED]),
  call("POST /mailing/trial")("of a notice", "administrator", ({ site }) => createMailable(site), [
    200,
    { sentTo: expect.stringContaining("@") },
  ]),
  call("POST /mailing/trial")("of none", "administrator", () => ({ index: 9_999 }), [404, POST_NOT_FOUND]),
  call("POST /mailing")("a notice", "administrator", ({ site }) => createMailable(site), [
    200,
    expect.objectContaining({ grades: null, stoppedAt: null, counts: expect.objectContaining({ SENT: 0 }) }),
  ]),
  call("POST /mailing")("none", "administrator", () => ({ index: 9_999 }), [404, POST_NOT_FOUND]),
  call("POST /mailing")(
    "to a grade that is gone",
    "administrator",
    async ({ site }) => ({ ...(await createMailable(site)), gradeIds: [9_999] }),
    [400, gradeMessages.unknown],
  ),
  call("POST /mailing")(
    "to nobody",
    "administrator",
    async ({ site }) => {
      await site.fork().execute("delete from mail_choice");
      const mailable = await createMailable(site);
      await site.fork().execute("delete from mail_choice");
      return mailable;
    },
    [409, MAILING_NOBODY],
  ),
  call("POST /mailing")("a notice", "member", () => ({ index: 1 }), [403, NOT_ALLOWED]),
  call("GET /mailing/list")("all", "administrator", nothing, [
    200,
    { list: expect.any(Array), page: 1, totalPages: expect.any(Number) },
  ]),
  call("GET /mailing/recipient/list")("of one", "administrator", ({ site }) => addMailing(site), [
    200,
    expect.objectContaining({ list: [expect.objectContaining({ state: "WAITING", reason: null, endedAt: null })] }),
  ]),
  call("GET /mailing/recipient/list")("of none", "administrator", () => ({ id: 9_999 }), [404, MAILING_NOT_FOUND]),
  call("POST /mailing/bounce")("of one", "administrator", ({ site }) => addBounced(site), [
    200,
    expect.objectContaining({ title: "공지", code: "5.1.1", isNew: true }),
  ]),
  call("POST /mailing/bounce")(
    "of none of ours",
    "administrator",
    () => ({ mail: bounceMail({ messageId: "x@example.org" }) }),
    [404, BOUNCE_FOREIGN],
  ),
  call("POST /mailing/bounce")(
    "of a mail that waits",
    "administrator",
    async ({ site }) => {
      const { mail } = await addBounced(site);
      return { mail: mail.replace("Action: failed", "Action: delayed") };
    },
    [409, BOUNCE_SOFT],
  ),
  call("POST /mailing/bounce")("no report", "administrator", () => ({ mail: "안녕하세요" }), [400, BOUNCE_UNREADABLE]),
  call("POST /mailing/bounce")("of one", "member", () => ({ mail: "안녕하세요" }), [403, NOT_ALLOWED]),
  call("POST /mailing/stop")("one", "administrator", ({ site }) => addMailing(site), [
    200,
    expect.objectContaining({ stoppedAt: expect.any(String), counts: expect.objectContaining({ STOPPED: 1 }) }),
  ]),
  call("POST /mailing/stop")(
    "one that is over",
    "administrator",
    async ({ site }) => {
      const { id } = await addMailing(site);
      await site.fork().execute("update mailing set ended_at = now() where id = ?", [id]);
      return { id };
    },
    [409, MAILING_OVER],
  ),
  call("POST /mailing/stop")("none", "administrator", () => ({ id: 9_999 }), [404, MAILING_NOT_FOUND]),
];
