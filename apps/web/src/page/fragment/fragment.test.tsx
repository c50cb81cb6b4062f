import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { stripMarkers } from "./fragment-markers.ts";
import { Fragment, FragmentProvider } from "./fragment.tsx";
import { createFragmentCache } from "./fragment-cache.ts";

const rendered: string[] = [];

function Menu({ label }: { label: string }) {
  rendered.push(label);
  return <nav id={useId()}>{label}</nav>;
}

const Page = ({ children }: { children?: ReactNode }) => (
  <main>
    <Fragment name="header">
      <Menu label="위" />
    </Fragment>
    <Fragment name="words">
      <p>글</p>
    </Fragment>
    {children}
    <Menu label="본문" />
    <Fragment name="footer">
      <Menu label="아래" />
    </Fragment>
  </main>
);

const begin = createFragmentCache();

function render(address: string, children?: ReactNode) {
  rendered.length = 0;
  const parts = begin(address, "secret");
  const page = <Page>{children}</Page>;
  return stripMarkers(renderToString(<FragmentProvider value={parts.find}>{page}</FragmentProvider>), "secret", parts)
    .html;
}

test("what stands still is rendered once for an address, and the page is the one that the browser expects", () => {
  const plain = renderToString(<Page />);
  expect(render("/one")).toBe(plain);
  expect(rendered).toEqual(["위", "본문", "아래"]);
  expect(render("/one")).toBe(plain);
  expect(rendered).toEqual(["본문"]);
  expect(render("/two")).toBe(plain);
  expect(rendered).toEqual(["위", "본문", "아래"]);
});

test("what people write is never taken for a part", () => {
  render("/written");
  const said = "[guess cached 0]<!-- -->";
  expect(render("/written", <p>{said}</p>)).toBe(
    renderToString(
      <Page>
        <p>{said}</p>
      </Page>,
    ),
  );
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

const List = ({ shown }: { shown: number[] }) => (
  <ul>
    {shown.map((at) => (
      <Fragment key={at} name={`row ${at}`}>
        <li>{at}번째</li>
      </Fragment>
    ))}
  </ul>
);

test("of parts that stand side by side some are cached and some are new", () => {
  render("/list", <List shown={[1, 3]} />);
  const plain = renderToString(
    <Page>
      <List shown={rows(5)} />
    </Page>,
  );
  expect(render("/list", <List shown={rows(5)} />)).toBe(plain);
  expect(render("/list", <List shown={rows(5)} />)).toBe(plain);
});

test("what is asked for again and again outlives a thousand others", () => {
  render("/often");
  for (const at of rows(10)) {
    render("/often", <List shown={rows(150).map((row) => at * 150 + row)} />);
    expect(rendered).toEqual(["본문"]);
  }
});
