import type { Person } from "@bulmo/contracts/person";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { EditButton } from "../editing/edit-button.tsx";
import { useEditor } from "../editing/use-editor.ts";
import { type WordSlots, WordsPart } from "../page-text/words-part.tsx";
import { GenealogyTable } from "./genealogy-table.tsx";
import { type Lineage, lineageOf } from "./lineage-tree.ts";

const personEditor = lazyPart(async () => (await import("./person-editor.tsx")).PersonEditor);

const layoutOf = (lineage: Lineage) => (slots: WordSlots) => <GenealogyTable lineage={lineage} slots={slots} />;

/** The members by generation: to be read by everyone, to be edited in their place by administrators (PAG-04). */
export function Members({ people }: { people: readonly Person[] }) {
  const editor = useEditor(personEditor);
  const { Editor } = editor;
  if (Editor) return <Editor onDone={editor.close} />;
  return (
    <WordsPart name="members" opener="머리글 고치기" layout={layoutOf(lineageOf(people))}>
      <EditButton editor={editor}>명단 고치기</EditButton>
    </WordsPart>
  );
}
