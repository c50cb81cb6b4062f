import { Ruby } from "@bulmo/ui/ruby";
import { createElement, Fragment } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { type Piece, splitRuby } from "./split-ruby.ts";

const elementOf = (piece: Piece) =>
  typeof piece === "string" ? keepTogether(piece) : <Ruby word={piece.word} reading={piece.reading} />;

/** Words of a text with the readings that stand over their Hanja. */
export function RubyText({ children }: { children: string }) {
  // As children of their own and not as a list: pieces of a text repeat, and have no keys.
  return createElement(Fragment, null, ...splitRuby(children).map(elementOf));
}
