import { privacy } from "@bulmo/content/privacy";
import { terms } from "@bulmo/content/terms";
import { agreementVersions } from "@bulmo/contracts/agreement";
import { expect, test } from "vitest";

test("SUP-19 the versions that a consent names are those of the texts that were shown", () => {
  expect({ TERMS: terms.version, PRIVACY: privacy.version }).toEqual(agreementVersions);
});
