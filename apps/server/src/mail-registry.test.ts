import { mailKindNames } from "@bulmo/contracts/job-name";
import { expect, test } from "vitest";
import { mailTemplates } from "./mail-registry.ts";

test("DAY-03 DAY-10 every kind of mail has a name, for administrators and for whom it is about, and no name is of none", () => {
  expect(Object.keys(mailKindNames).toSorted()).toEqual(Object.keys(mailTemplates).toSorted());
});
