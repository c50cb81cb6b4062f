import type { PageTextBlock } from "@bulmo/contracts/page-text";
import { WithRubyToggle } from "@bulmo/ui/ruby";
import type { ReactNode } from "react";
import { hasRuby } from "./split-ruby.ts";

const wordsOf = (block: PageTextBlock): readonly string[] => {
  if (block.type === "STANZA") return block.lines;
  return "text" in block ? [block.text] : [];
};

type WithReadingsProps = { blocks: readonly PageTextBlock[]; isDense?: boolean; children: ReactNode };

/** Around a text in which words have readings, what shows and hides them. */
export const WithReadings = ({ blocks, isDense = false, children }: WithReadingsProps) =>
  blocks.flatMap(wordsOf).some(hasRuby) ? (
    <WithRubyToggle labels={{ show: "음 보기", hide: "음 숨기기" }} dense={isDense}>
      {children}
    </WithRubyToggle>
  ) : (
    children
  );
