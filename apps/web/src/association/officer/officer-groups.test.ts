import type { Officer } from "@bulmo/contracts/officer";
import { expect, test } from "vitest";
import { groupsOf } from "./officer-groups.ts";

const officer = (type: Officer["type"], role: string, name: string): Officer => ({
  id: 1,
  personId: null,
  type,
  role,
  name,
  remarks: "",
  phone: "",
});

test("ASC-07 officers of one role stand together, another role or type begins a group of its own", () => {
  const list = [
    officer("CHAIRMAN", "회장", "가"),
    officer("ADVISER", "고문", "나"),
    officer("ADVISER", "고문", "다"),
    officer("DIRECTOR", "이사", "라"),
    officer("DIRECTOR", "상임이사", "마"),
  ];
  expect(groupsOf(list).map((group) => group.map(({ name }) => name))).toEqual([["가"], ["나", "다"], ["라"], ["마"]]);
  expect(groupsOf([])).toEqual([]);
});
