import { renderToStaticMarkup } from "react-dom/server";
import { pigment as variables } from "../drawing/paint.ts";
import { pigment } from "../theme/palette.ts";
import { drawings } from "./drawings.tsx";

const colours = Object.entries(pigment).map(([name, colour]) => ({
  variable: variables[name as keyof typeof pigment],
  colour,
}));

/** The text of a drawing's file. A file knows no theme; pigments are the same in every light. */
export function writeDrawing(path: string): string {
  const drawing = drawings[path];
  if (!drawing) throw new Error(`${path} is no drawing`);
  const { Shapes, size } = drawing;
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size.width} ${size.height}`} {...size}>
      <Shapes />
    </svg>,
  );
  const text = colours.reduce((all, { variable, colour }) => all.replaceAll(variable, colour), markup);
  if (text.includes("var(") || text.includes("currentColor")) throw new Error(`${path} depends on its page`);
  return `${text}\n`;
}
