import type { PageText } from "@bulmo/contracts/page-text";
import type { ReactNode } from "react";
import { type WritingLook, WritingView } from "../longform/writing-view.tsx";
import { readingSlots, type TextSlots } from "./text-slots.tsx";

export type TextLook = WritingLook & {
  /** Lays out a text that has more than its title and its words; it is called anew at each key, and so is no component. */
  layout?: ((slots: TextSlots) => ReactNode) | undefined;
};

type TextViewProps = { text: PageText; look: TextLook; /** Stands at its title. */ tools?: ReactNode };

/** A text as its readers see it. */
export const TextView = ({ text, look: { layout, ...look }, tools }: TextViewProps) =>
  layout ? (
    layout(readingSlots(text, tools))
  ) : (
    <WritingView text={text} {...look}>
      {tools}
    </WritingView>
  );
