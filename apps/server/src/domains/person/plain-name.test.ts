import { officerCreateInput, officerUpdateInput } from "@bulmo/contracts/officer";
import { personCreateInput, personMessages, personUpdateInput } from "@bulmo/contracts/person";
import { expect, test } from "vitest";

const hidden = [
  ["a space of no width", "이\u200B솔"],
  ["a joiner of no width", "이\u200D솔"],
  ["a Hangul filler", "이\u3164솔"],
  ["a soft hyphen", "이\u00AD솔"],
  ["a blank sign", "이\u2800솔"],
] as const;

test.each(hidden)(
  "PAG-04 %s is taken out of what people are called: whoever pasted it does not see it",
  (_what, written) => {
    for (const field of ["name", "hanja", "dharmaName"]) {
      expect(personCreateInput.parse({ name: "이솔", [field]: written })).toMatchObject({ [field]: "이솔" });
      expect(personUpdateInput.parse({ id: 1, [field]: written })).toMatchObject({ [field]: "이솔" });
    }
    const office = { term: 1, type: "DIRECTOR", role: "이사" };
    expect(officerCreateInput.parse({ ...office, name: written }).name).toBe("이솔");
    expect(officerUpdateInput.parse({ id: 1, name: written }).name).toBe("이솔");
  },
);

test("PAG-04 a name of nothing but what is hidden is none", () => {
  expect(personCreateInput.safeParse({ name: "\u200B\u3164" }).error?.issues[0]?.message).toBe(
    personMessages.nameMissing,
  );
});

test("PAG-04 what chooses the form of a Hanja stays behind it, and nowhere else", () => {
  const person = personCreateInput.parse({ name: "갈성\uFE0F", hanja: "葛\u{E0100}城\uFE00" });
  expect(person).toMatchObject({ name: "갈성", hanja: "葛\u{E0100}城\uFE00" });
});

test("PAG-04 what turns the reading direction of a name is taken away, as in every line", () => {
  expect(personCreateInput.parse({ name: "\u202E이\u2066솔" }).name).toBe("이솔");
  expect(officerUpdateInput.parse({ id: 1, name: "이\u202E솔" }).name).toBe("이솔");
});

test.each(["이솔", "담묵 이솔", "금용·일섭", "𠮷田 龍", "솔 🪷", "Renée Đặng", "  이   솔\n"])(
  "PAG-04 %s may be a name",
  (written) => {
    const name = written.replaceAll(/\s+/gu, " ").trim();
    expect(personCreateInput.parse({ name: written }).name).toBe(name);
    expect(officerUpdateInput.parse({ id: 1, name: written }).name).toBe(name);
  },
);

test("PAG-04 what is not sent is not judged: of whoever has such a name since before, all else is saved", () => {
  expect(personUpdateInput.parse({ id: 1, note: "소개" })).toMatchObject({ id: 1, note: "소개" });
  expect(officerUpdateInput.parse({ id: 1, remarks: "비고" })).toMatchObject({ id: 1, remarks: "비고" });
});
