import { Reading } from "@bulmo/ui/readings";
import { createElement, Fragment } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { type Piece, piecesOf } from "./annotation.ts";

const elementOf = (piece: Piece) =>
  typeof piece === "string" ? keepTogether(piece) : <Reading word={piece.word} reading={piece.reading} />;

/** Words of a text with the readings that stand over their Hanja. */
export function AnnotatedText({ children }: { children: string }) {
  // As children of their own and not as a list: pieces of a text repeat, and have no keys.
  return createElement(Fragment, null, ...piecesOf(children).map(elementOf));
}
