import type { PageText } from "@bulmo/contracts/page-text";
import { expect, test } from "vitest";
import { plainOf } from "./plain-text.ts";

const nobody = { hanja: "", dharmaName: "", teacherId: null };
const people = [
  { ...nobody, id: 12, name: "약효", hanja: "若效", dharmaName: "금호당" },
  { ...nobody, id: 13, name: "문성" },
  { ...nobody, id: 14, name: "문성", hanja: "文性", teacherId: 12 },
];
const temple = (person: string): PageText => ({
  title: "마곡사",
  titleHanja: "",
  lead: "",
  description: "",
  isSample: false,
  blocks: [],
  signature: [],
  fields: {},
  lists: { painters: [{ name: "적힌 이름", person }] },
});

test.each([
  ["12", "계보 기록: 금호당 약효(若效)"],
  ["13", "계보 기록: 문성 (13)"],
  ["14", "계보 기록: 문성(文性) (약효 문하)"],
  ["99", "계보 기록: 지금은 없는 사람(99번)"],
])("PAG-03 versions that are compared tell whom a row names: of %s %s", (person, line) => {
  const plain = plainOf({ name: "magoksa", text: temple(person), people });
  expect(plain.split("\n\n")).toContain(`적힌 이름 · ${line}`);
});
