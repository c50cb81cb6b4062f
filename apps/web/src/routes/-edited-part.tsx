import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

type EditedPartProps = {
  /** As everybody reads it. */ shown: ReactNode;
  /** The same, with what edits it. */ children: ReactNode;
};

const noReset = () => 0;

/** What everybody reads stays until what edits it is there, and where it cannot be read: the page around it works. */
export const EditedPart = ({ shown, children }: EditedPartProps) => (
  <CatchBoundary getResetKey={noReset} errorComponent={() => shown}>
    <Suspense fallback={shown}>{children}</Suspense>
  </CatchBoundary>
);
