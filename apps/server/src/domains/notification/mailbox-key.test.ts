import { expect, test } from "vitest";
import { mailboxKey } from "./mailbox-key.ts";

test.each([
  ["garam@example.org", "Garam@Example.org"],
  ["garam@example.org", "garam+one+two@example.org"],
  ["garam@gmail.com", "g.a.ram+x@GoogleMail.com"],
  ["garam@daum.net", "garam@hanmail.net"],
  ["garam@me.com", "garam@icloud.com"],
])("SEC-18 %s and %s are one mailbox", (one, other) => {
  expect(mailboxKey(other)).toBe(mailboxKey(one));
});

test.each([
  ["garam@example.org", "ga.ram@example.org"],
  ["garam@example.org", "garam@example.com"],
  ["garam@gmail.com", "garang@gmail.com"],
])("%s and %s are two", (one, other) => {
  expect(mailboxKey(other)).not.toBe(mailboxKey(one));
});
