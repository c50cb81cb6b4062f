import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { type ReactNode, useEffect, useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { type TextLook, TextView } from "./text-view.tsx";

const pageTextTools = lazyPart(async () => (await import("./page-text-tools.tsx")).PageTextTools);

type PageTextPartProps = TextLook & { name: PageTextName; /** Under its title. */ children?: ReactNode };

/** A text of the association: to be read by everyone, to be edited in its place by administrators (PAG-01). */
export function PageTextPart({ name, children, ...look }: PageTextPartProps) {
  const [{ text }] = trpc.pageText.get.useSuspenseQuery({ name });
  const [editor, setEditor] = useState<ReactNode>(null);
  const [hasEdited, setEdited] = useState(false);
  const show = (next: ReactNode) => {
    setEditor(next);
    setEdited(true);
  };
  const { Loaded: Tools, load } = useLazy(pageTextTools);
  const isAdmin = useSessionState().status === "admin";
  // Visitors and members load nothing of it.
  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);
  // Whoever was signed out meanwhile keeps what they typed: only a save asks who they are.
  if (editor) return editor;
  const opener = isAdmin && Tools && <Tools name={name} look={look} hasEdited={hasEdited} show={show} />;
  const tools = (children || opener) && (
    <>
      {children}
      {opener}
    </>
  );
  return <TextView text={text} look={look} tools={tools} />;
}
