import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useLazyForAdmin } from "../../session/use-lazy-for-admin.ts";
import { type TextLook, TextView } from "./text-view.tsx";

const pageTextTools = lazyPart(async () => (await import("./page-text-tools.tsx")).PageTextTools);

export type PageTextPartProps = TextLook & {
  name: PageTextName;
  /** What its button says, where another stands beside it. */
  opener?: string | undefined;
  /** Under its title. */
  children?: ReactNode;
};

/** A text of the association: to be read by everyone, to be edited in its place by administrators (PAG-01). */
export function PageTextPart({ name, opener = "고치기", children, ...look }: PageTextPartProps) {
  const [{ text }] = trpc.pageText.get.useSuspenseQuery({ name });
  const [editor, setEditor] = useState<ReactNode>(null);
  const [hasEdited, setEdited] = useState(false);
  const show = (next: ReactNode) => {
    setEditor(next);
    setEdited(true);
  };
  const { Loaded: Tools, isAdmin } = useLazyForAdmin(pageTextTools);
  // Whoever was signed out meanwhile keeps what they typed: only a save asks who they are.
  if (editor) return editor;
  const ownTools = isAdmin && Tools && (
    <Tools name={name} opener={opener} look={look} hasEdited={hasEdited} show={show} />
  );
  const tools = (children || ownTools) && (
    <>
      {children}
      {ownTools}
    </>
  );
  return <TextView text={text} look={look} tools={tools} />;
}
