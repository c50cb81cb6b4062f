import type { Person } from "@bulmo/contracts/person";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { EditButton } from "../editing/edit-button.tsx";
import { useEditor } from "../editing/use-editor.ts";
import { GenealogyTable } from "./genealogy-table.tsx";
import { lineageOf } from "./lineage-tree.ts";

const personEditor = lazyPart(async () => (await import("./person-editor.tsx")).PersonEditor);

/** The members by generation: to be read by everyone, to be edited in their place by administrators (PAG-04). */
export function Members({ people }: { people: readonly Person[] }) {
  const editor = useEditor(personEditor);
  const { Editor } = editor;
  if (Editor) return <Editor onDone={editor.close} />;
  return <GenealogyTable lineage={lineageOf(people)} tools={<EditButton editor={editor} />} />;
}
