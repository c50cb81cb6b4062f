import { expect, test } from "vitest";
import { procedures } from "../testing/permission/world.ts";
import { subjectsOf } from "./subject.ts";

const queries = Object.entries(procedures).filter(([, procedure]) => procedure._def.type === "query");

test("every query is kept, or said here not to be: what is one person's, and what no visitor may read", () => {
  const asked = queries.map(([name]) => name).filter((name) => subjectsOf(name, {}, {}) === null);
  expect(asked.every((name) => /^(?:audit|auth|report|trash|user)\./u.test(name))).toBe(true);
});
