import type { Chronicle, ChronicleKind } from "@bulmo/contracts/chronicle";
import { useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { trpc } from "../../session/call/trpc.ts";

type Editing =
  | { status: "reading" | "opening" }
  /** No `error` where the tools did not come. */
  | { status: "failed"; error?: unknown }
  | { status: "editing"; start: Chronicle };

const chronicleEditor = lazyPart(async () => (await import("./chronicle-editor.tsx")).ChronicleEditor);

/** Editing begins with the list as it is now, and brings its tools along: readers never load them. */
export function useEditing(kind: ChronicleKind) {
  const utils = trpc.useUtils();
  const { Loaded: Editor, load } = useLazy(chronicleEditor);
  const [state, setState] = useState<Editing>({ status: "reading" });
  const open = async () => {
    setState({ status: "opening" });
    try {
      const [tools, start] = await Promise.all([load(), utils.chronicle.get.fetch({ kind }, { staleTime: 0 })]);
      setState(tools === "failed" ? { status: "failed" } : { status: "editing", start });
    } catch (error) {
      setState({ status: "failed", error });
    }
  };
  return { state, Editor, open, close: () => setState({ status: "reading" }) };
}
