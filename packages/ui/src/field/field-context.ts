import { createContext, use } from "react";

type FieldContextValue = { id: string; describedBy?: string; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Attributes that tie a control to the label, hint and error of the field around it. */
export function useFieldControl(ownId?: string) {
  const field = use(FieldContext);
  if (!field) {
    return { id: ownId };
  }
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
    // Not `required`: the forms say what is wrong in their own words, not in the browser's bubble.
    "aria-required": field.required || undefined,
  };
}
