import type { OfficerList } from "@bulmo/contracts/officer";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { EditButton } from "../editing/edit-button.tsx";
import { useEditor } from "../editing/use-editor.ts";
import { OfficerTable } from "./officer-table.tsx";

const officerEditor = lazyPart(async () => (await import("./officer-editor.tsx")).OfficerEditor);

/** A term's officers: to be read by everyone, to be edited in their place by administrators (PAG-04, PAG-05). */
export function Officers({ list }: { list: OfficerList }) {
  const editor = useEditor(officerEditor);
  const { Editor } = editor;
  if (Editor) return <Editor term={list.term?.number} onDone={editor.close} />;
  return <OfficerTable list={list} tools={<EditButton editor={editor} />} />;
}
