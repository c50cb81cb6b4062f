import { association } from "@bulmo/content/association";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const { content } = vi.hoisted(() => ({ content: { isSample: true } }));
vi.mock("@bulmo/content/association", async (load) => {
  const { association: real } = await load<{ association: object }>();
  const switched = {
    get: (target: object, key: string) => (key === "sampleContent" ? content.isSample : Reflect.get(target, key)),
  };
  return { association: new Proxy(real, switched) };
});

const { SiteFooter } = await import("./site-footer.tsx");

function footer(isSample: boolean, context?: object): string {
  content.isSample = isSample;
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    ...(context && { context }),
  });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SiteFooter settings={null} />
    </RouterContextProvider>,
  );
}

test("PAG-04 ASC-18 the footer tells whom one may call as the page was sent with them", () => {
  const contacts = [{ role: "회장", name: "새 회장", phone: "000-0000-0009" }];
  expect(footer(false, { contacts })).toMatch(/회장<!-- --> <!-- -->새 회장|회장 새 회장/u);
  expect(footer(false, { contacts })).toContain('href="tel:000-0000-0009"');
  expect(footer(false)).not.toContain("tel:");
});

test("SEC-14 NAV-13 SEE-15 the footer explains samples until texts and database are the association's own", () => {
  const { texts, database } = association.sampleLines;
  const said = (html: string) => /<p id="samples"[^>]*>([^<]*)</u.exec(html)?.[1];
  expect(said(footer(true))).toBe(texts);
  expect(said(footer(true, { hasSamples: true }))).toBe(`${texts} ${database}`);
  expect(said(footer(false, { hasSamples: true }))).toBe(database);
  const replaced = footer(false);
  expect(said(replaced)).toBeUndefined();
  expect(replaced).toContain(association.name);
});
