import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Still, StillProvider } from "./still.tsx";
import { createStillParts } from "./still-parts.ts";

const rendered: string[] = [];

function Menu({ label }: { label: string }) {
  rendered.push(label);
  return <nav id={useId()}>{label}</nav>;
}

const Page = ({ children }: { children?: ReactNode }) => (
  <main>
    <Still name="header">
      <Menu label="위" />
    </Still>
    <Still name="words">
      <p>글</p>
    </Still>
    {children}
    <Menu label="본문" />
    <Still name="footer">
      <Menu label="아래" />
    </Still>
  </main>
);

const begin = createStillParts();

function render(address: string, children?: ReactNode) {
  rendered.length = 0;
  const { find, finish } = begin(address, "secret");
  const page = <Page>{children}</Page>;
  return finish(renderToString(<StillProvider value={find}>{page}</StillProvider>));
}

test("issue 9: what stands still is rendered once for an address, and the page is the one that the browser expects", () => {
  const plain = renderToString(<Page />);
  expect(render("/one")).toBe(plain);
  expect(rendered).toEqual(["위", "본문", "아래"]);
  expect(render("/one")).toBe(plain);
  expect(rendered).toEqual(["본문"]);
  expect(render("/two")).toBe(plain);
  expect(rendered).toEqual(["위", "본문", "아래"]);
});

test("issue 9: what people write is never taken for a part", () => {
  render("/written");
  const said = "[guess kept 0]<!-- -->";
  expect(render("/written", <p>{said}</p>)).toBe(
    renderToString(
      <Page>
        <p>{said}</p>
      </Page>,
    ),
  );
});
