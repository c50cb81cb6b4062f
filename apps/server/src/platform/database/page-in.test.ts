import { expect, test } from "vitest";
import { pageIn } from "./page-in.ts";

test.each([
  [{ page: 1, limit: 14 }, 0, { page: 1, totalPages: 1, offset: 0 }],
  [{ page: 1, limit: 14 }, 14, { page: 1, totalPages: 1, offset: 0 }],
  [{ page: 2, limit: 14 }, 15, { page: 2, totalPages: 2, offset: 14 }],
  [{ page: 9, limit: 14 }, 29, { page: 3, totalPages: 3, offset: 28 }],
  [{ page: 9, limit: 14 }, 0, { page: 1, totalPages: 1, offset: 0 }],
  [{ page: 3, limit: 1 }, 3, { page: 3, totalPages: 3, offset: 2 }],
])("CON-04 of %j among %i rows it is %j", (wanted, count, shown) => {
  expect(pageIn(wanted, count)).toEqual(shown);
});
