/** What of a report a test says; the rest is as servers write it. */
type Reported = {
  messageId: string;
  /** Whom it did not reach. */
  to?: string;
  action?: string;
  status?: string;
  /** What of the mail the report brings along, and as what. */
  original?: { type: string; text: string };
  /** In the report's own fields. */
  reporting?: string;
};

const lines = (...parts: string[]) => parts.join("\r\n");

/** As mail servers report that a mail did not arrive (RFC 3464). */
export const bounceMail = ({
  messageId,
  to = "somebody@example.org",
  action = "failed",
  status = "5.1.1",
  original = { type: "text/rfc822-headers", text: `From: no-reply@localhost\r\nMessage-ID: <${messageId}>` },
  reporting = "",
}: Reported): string =>
  lines(
    "Return-Path: <>",
    "From: MAILER-DAEMON@mail.example.org (Mail Delivery System)",
    "To: no-reply@localhost",
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="a1/mail.example.org"',
    "",
    "--a1/mail.example.org",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "메일을 전하지 못했습니다. 5.9.9 <somebody@example.org>",
    "",
    "--a1/mail.example.org",
    "Content-Type: message/delivery-status",
    "",
    `Reporting-MTA: dns; mail.example.org\r\n${reporting}`,
    "",
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 <somebody@example.org>:\r\n    User unknown",
    "",
    "--a1/mail.example.org",
    `Content-Type: ${original.type}`,
    "",
    original.text,
    "",
    "--a1/mail.example.org--",
    "",
  );
