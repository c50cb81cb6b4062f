import type { PageText } from "@bulmo/contracts/page-text";
import { type WritingLook, WritingView } from "../longform/writing-view.tsx";
import { PreviewPanel } from "./preview-panel.tsx";

type PreviewProps = { text: PageText; look: WritingLook; onClose: () => void };

export const Preview = ({ text, look, onClose }: PreviewProps) => (
  <PreviewPanel onClose={onClose}>
    <WritingView text={text} {...look} />
  </PreviewPanel>
);
