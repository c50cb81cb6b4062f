import { sampleLines } from "@bulmo/content/sample";
import { identityOf } from "@bulmo/contracts/identity";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteFooter } from "./site-footer.tsx";

const nobody = { fields: {}, lists: {} };

function footer(isSample: boolean, given: object = {}): string {
  const context = { identity: identityOf({ ...nobody, isSample }), ...given };
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context,
  });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SiteFooter settings={null} identityOf={(identity) => identity} />
    </RouterContextProvider>,
  );
}

test("PAG-04 ASC-18 the footer tells whom one may call as the page was sent with them", () => {
  const contacts = [{ role: "회장", name: "새 회장", phone: "000-0000-0009" }];
  expect(footer(false, { contacts })).toMatch(/회장<!-- --> <!-- -->새 회장|회장 새 회장/u);
  expect(footer(false, { contacts })).toContain('href="tel:000-0000-0009"');
  expect(footer(false)).not.toContain("tel:");
});

test("PAG-01 NAV-12 the footer tells where the association is and how it is reached, and nothing of what it has not named", () => {
  const fields = {
    name: "어느 모임",
    nameHanja: "某會",
    zonecode: "54321",
    address: "새 주소 1",
    phone: "000-0000-0100",
    email: "office@example.org",
  };
  const numbers = [{ label: "고유번호", value: "000-00-00000" }];
  const told = footer(false, { identity: identityOf({ isSample: false, fields, lists: { numbers } }) });
  expect(told).toMatch(/어느 모임(?:<!-- -->)? (?:<!-- -->)?<span[^>]*>某會<\/span>/u);
  expect(told).toContain("<address>(54321) 새 주소 1</address>");
  expect(told).toContain('href="tel:000-0000-0100"');
  expect(told).toContain('href="mailto:office@example.org"');
  expect(told).toMatch(/고유번호<!-- --> <!-- -->000-00-00000|고유번호 000-00-00000/u);
  const bare = footer(false, {
    identity: identityOf({ isSample: false, fields: { ...fields, zonecode: "", phone: "", email: "" }, lists: {} }),
  });
  expect(bare).toContain("<address>새 주소 1</address>");
  expect(bare).not.toMatch(/tel:|mailto:/u);
});

test("SEC-14 NAV-13 SEE-15 the footer explains samples until texts and database are the association's own", () => {
  const { texts, database } = sampleLines;
  const said = (html: string) => /<p id="samples"[^>]*>([^<]*)</u.exec(html)?.[1];
  expect(said(footer(true))).toBe(texts);
  expect(said(footer(true, { hasSamples: true }))).toBe(`${texts} ${database}`);
  expect(said(footer(false, { hasSamples: true }))).toBe(database);
  expect(said(footer(false))).toBeUndefined();
});
