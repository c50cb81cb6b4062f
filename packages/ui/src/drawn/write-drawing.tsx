import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paint } from "../drawing/paint.ts";
import { Rocks } from "../drawing/rock.tsx";
import { day, night, type Paint } from "../theme/paint-palette.ts";
import { drawings } from "./drawings.tsx";

const names = Object.keys(day) as Paint[];

const declare = (used: readonly Paint[], palette: Readonly<Record<Paint, string>>) =>
  `:root{${used.map((name) => `--${name}:${palette[name]}`).join(";")}}`;

/**
 * The text of a drawing's file, with both of its palettes: a file knows no theme, but browsers tell a picture the colour
 * scheme of the element that shows it.
 */
export function writeDrawing(path: string): string {
  const drawing = drawings[path];
  if (!drawing) throw new Error(`${path} is no drawing`);
  const { Shapes, size, isNight } = drawing;
  const drawn = (before?: ReactNode) =>
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size.width} ${size.height}`} {...size}>
        {before}
        <Shapes />
      </svg>,
    );
  const bare = drawn();
  const [hasNear, hasFar] = [/#rock\d/u.test(bare), /#far\d/u.test(bare)];
  const markup = hasNear || hasFar ? drawn(<Rocks hasNear={hasNear} hasFar={hasFar} />) : bare;
  const used = names.filter((name) => markup.includes(paint[name]));
  const text = used.reduce((all, name) => all.replaceAll(paint[name], `var(--${name})`), markup);
  if (/var\(--\w+-/u.test(text) || text.includes("currentColor")) throw new Error(`${path} depends on its page`);
  const byDay = `${declare(used, day)}@media(prefers-color-scheme:dark){${declare(used, night)}}`;
  return `${text.replace(">", `><style>${isNight ? declare(used, night) : byDay}</style>`)}\n`;
}
