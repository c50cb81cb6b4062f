import { useEffect } from "react";
import type { Writing } from "./schema.ts";

export type FieldState = { describedBy?: string; required?: boolean; invalid?: boolean };

/** Says of the element that is written into what a field says of its control; the editor itself sets names only once. */
export function useFieldState(writing: Writing, { describedBy, required = false, invalid = false }: FieldState): void {
  useEffect(() => {
    const said = { describedby: describedBy, required: required && "true", invalid: invalid && "true" };
    for (const [name, value] of Object.entries(said)) {
      if (value) writing.domElement?.setAttribute(`aria-${name}`, value);
      else writing.domElement?.removeAttribute(`aria-${name}`);
    }
  }, [writing, describedBy, required, invalid]);
}
