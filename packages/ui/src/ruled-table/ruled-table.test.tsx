import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmptyCell } from "./ruled-table.tsx";

test("a cell with nothing in it says so to whoever hears the table, however many columns it spans", () => {
  expect(renderToStaticMarkup(<EmptyCell />)).toMatch(/^<td><span class="[^"]+">없음<\/span><\/td>$/u);
  expect(renderToStaticMarkup(<EmptyCell span={3} />)).toMatch(/^<td colSpan="3">/iu);
});
