import { expect, test } from "vitest";
import { fullAddress, readAddressMessage } from "./address-message.ts";
import { isInAppBrowser, windowFeatures } from "./use-address-search.ts";

const found = {
  zonecode: "54400",
  address: "전북특별자치도 김제시 견본로 1",
  addressType: "R",
  bname: "견본동",
  buildingName: "단청회관",
};

test.each([
  [found, "전북특별자치도 김제시 견본로 1 (견본동, 단청회관)"],
  [{ ...found, buildingName: "" }, "전북특별자치도 김제시 견본로 1 (견본동)"],
  [{ ...found, bname: "" }, "전북특별자치도 김제시 견본로 1 (단청회관)"],
  [{ ...found, bname: "", buildingName: "" }, "전북특별자치도 김제시 견본로 1"],
  [{ ...found, addressType: "J" }, "전북특별자치도 김제시 견본로 1"],
])("SUP-24 %j is %s", (message, address) => {
  expect(fullAddress(message)).toBe(address);
});

test("SUP-23 the message carries five texts", () => {
  expect(readAddressMessage({ ...found, sido: "전북" })).toEqual({ kind: "found", found });
  expect(readAddressMessage({ postcodeService: "unavailable" })).toEqual({ kind: "unavailable" });
});

test.each([
  [null],
  ["54400"],
  [[]],
  [{}],
  [{ ...found, zonecode: 54400 }],
  [{ ...found, zonecode: "" }],
  [{ ...found, bname: undefined }],
  [{ ...found, address: "가".repeat(301) }],
  [{ ...found, buildingName: ["단청회관"] }],
])("SUP-25 a message of another shape is ignored: %j", (message) => {
  expect(readAddressMessage(message)).toBeNull();
});

test("SUP-22 the window stands in the middle of its screen", () => {
  expect(windowFeatures({ left: 0, top: 0, width: 1440, height: 900 })).toBe(
    "popup=yes,width=500,height=600,left=470,top=150",
  );
  expect(windowFeatures({ left: 1440, top: 25, width: 1920, height: 1055 })).toContain("left=2150,top=253");
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile KAKAOTALK 25.1.0", true],
  ["Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 Instagram 350.0", true],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36", false],
])("browsers inside messengers are known: %s", (agent, expected) => {
  expect(isInAppBrowser(agent)).toBe(expected);
});
