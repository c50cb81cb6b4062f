import type { Chronicle, ChronicleKind } from "@bulmo/contracts/chronicle";
import { type ComponentType, useState } from "react";
import { trpc } from "../../session/call/trpc.ts";
import type { EditorProps } from "./chronicle-editor.tsx";

type Editing =
  | { status: "reading" | "opening" }
  | { status: "failed"; error: unknown }
  | { status: "editing"; start: Chronicle; Editor: ComponentType<EditorProps> };

/** Editing begins with the list as it is now, and brings its tools along: readers never load them. */
export function useEditing(kind: ChronicleKind) {
  const utils = trpc.useUtils();
  const [state, setState] = useState<Editing>({ status: "reading" });
  const open = async () => {
    setState({ status: "opening" });
    try {
      const [{ ChronicleEditor }, start] = await Promise.all([
        import("./chronicle-editor.tsx"),
        utils.chronicle.get.fetch({ kind }, { staleTime: 0 }),
      ]);
      setState({ status: "editing", start, Editor: ChronicleEditor });
    } catch (error) {
      setState({ status: "failed", error });
    }
  };
  return { state, open, close: () => setState({ status: "reading" }) };
}
