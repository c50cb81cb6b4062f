import type { PageText } from "@bulmo/contracts/page-text";
import type { ReactNode } from "react";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useLazyForAdmin } from "../../session/use-lazy-for-admin.ts";
import type { PageTextPartProps } from "./page-text-part.tsx";
import type { TextSlots } from "./text-slots.tsx";

const pageTextPart = lazyPart(async () => (await import("./page-text-part.tsx")).PageTextPart);

/** What a layout may ask of a text that has neither blocks nor lists. */
export type WordSlots = Pick<TextSlots, "isSample" | "words" | "part" | "tools">;

/** For whoever reads. What every text may have comes along with what shows blocks, and stands elsewhere. */
function wordSlots({ title, lead, isSample, fields }: PageText, tools: ReactNode): WordSlots {
  const words: Readonly<Record<string, string>> = { ...fields, title, lead };
  const wordsAt = (name: string) => words[name] ?? "";
  return { isSample, words: wordsAt, part: (names, read) => read(...names.map(wordsAt)), tools };
}

type WordsPartProps = Pick<PageTextPartProps, "name" | "opener" | "children"> & {
  layout: (slots: WordSlots) => ReactNode;
};

/** The words around what readers came for: they load no more for them than is read (docs/decisions/060). */
export function WordsPart({ layout, children, ...text }: WordsPartProps) {
  const [{ text: shown }] = trpc.pageText.get.useSuspenseQuery({ name: text.name });
  const { Loaded: Part, isAwaited } = useLazyForAdmin(pageTextPart);
  // Whoever was signed out meanwhile keeps what they typed.
  // What is awaited draws the buttons anew: nobody shall press them, or stand on them by keyboard, before.
  if (!Part) return layout(wordSlots(shown, isAwaited ? null : children));
  return (
    <Part layout={layout} {...text}>
      {children}
    </Part>
  );
}
