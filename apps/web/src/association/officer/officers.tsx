import type { OfficerList } from "@bulmo/contracts/officer";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { EditButton } from "../editing/edit-button.tsx";
import { useEditor } from "../editing/use-editor.ts";
import { type WordSlots, WordsPart } from "../page-text/words-part.tsx";
import { OfficerTable } from "./officer-table.tsx";

const officerEditor = lazyPart(async () => (await import("./officer-editor.tsx")).OfficerEditor);

const layoutOf =
  (list: OfficerList) =>
  ({ isSample, tools }: WordSlots) => <OfficerTable list={list} isSample={isSample} tools={tools} />;

/** A term's officers: to be read by everyone, to be edited in their place by administrators (PAG-04, PAG-05). */
export function Officers({ list }: { list: OfficerList }) {
  const editor = useEditor(officerEditor);
  const { Editor } = editor;
  if (Editor) return <Editor term={list.term?.number} onDone={editor.close} />;
  return (
    <WordsPart name="executives" opener="설명 고치기" layout={layoutOf(list)}>
      <EditButton editor={editor}>명단 고치기</EditButton>
    </WordsPart>
  );
}
