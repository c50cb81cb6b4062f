import { expect, test } from "vitest";
import { rightsUri } from "./work-choice.ts";

test.each([
  ["IN_COPYRIGHT", "http://rightsstatements.org/vocab/InC/1.0/"],
  ["EDUCATIONAL_USE", "http://rightsstatements.org/vocab/InC-EDU/1.0/"],
  ["NOT_EVALUATED", "http://rightsstatements.org/vocab/CNE/1.0/"],
  ["CC_BY", "https://creativecommons.org/licenses/by/4.0/"],
  ["CC_BY_SA", "https://creativecommons.org/licenses/by-sa/4.0/"],
  ["CC_BY_ND", "https://creativecommons.org/licenses/by-nd/4.0/"],
  ["CC_BY_NC", "https://creativecommons.org/licenses/by-nc/4.0/"],
  ["CC_BY_NC_SA", "https://creativecommons.org/licenses/by-nc-sa/4.0/"],
  ["CC_BY_NC_ND", "https://creativecommons.org/licenses/by-nc-nd/4.0/"],
  ["CC0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["PUBLIC_DOMAIN", "https://creativecommons.org/publicdomain/mark/1.0/"],
  ["NO_COPYRIGHT_OTHER", "http://rightsstatements.org/vocab/NoC-OKLR/1.0/"],
] as const)("WRK-01 %s is known to the world as %s", (rights, uri) => {
  expect(rightsUri(rights)).toBe(uri);
});
