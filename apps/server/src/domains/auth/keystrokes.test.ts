import { expect, test } from "vitest";
import { keystrokes } from "./keystrokes.ts";

test.each([
  ["비밀번호", "qlalfqjsgh"],
  ["없애 꽤 a1", "djqtdo rho a1"],
  ["ㅂㅈㄷㄱ ㅃ ㅏㅘㅣ ㄳ", "qwer q khkl rt"],
  ["Tkfkd!@#", "tkfkd123"],
])("API-53 %s is typed with the keys %s", (text, keys) => {
  expect(keystrokes(text)).toBe(keys);
});
