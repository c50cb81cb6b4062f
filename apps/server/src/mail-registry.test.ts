import { mailKindNames, momentaryMails } from "@bulmo/contracts/job-name";
import { expect, test } from "vitest";
import { mailTemplates } from "./mail-registry.ts";

test("DAY-03 DAY-10 every kind of mail has a name, for administrators and for whom it is about, and no name is of none", () => {
  expect(Object.keys(mailKindNames).toSorted()).toEqual(Object.keys(mailTemplates).toSorted());
});

test("DAY-03 what nobody waits for any more is what administrators are not offered to send again", () => {
  const momentary = Object.values(mailTemplates).filter(({ within }) => within !== undefined);
  expect(momentary.map(({ kind }) => kind).toSorted()).toEqual(momentaryMails.toSorted());
});
