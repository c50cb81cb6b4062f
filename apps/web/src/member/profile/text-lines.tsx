import { TextArea } from "@bulmo/ui/text-input";
import type { ComponentProps } from "react";

/** Syllables that have room in a line of a phone. */
const lineLength = 20;

/** What is only read, in as many lines as it takes (SEE-04). Takes what a `TextInput` does. */
export function TextLines({ name, value, defaultValue = value, autoComplete }: ComponentProps<"input">) {
  // For browsers that do not make it as tall as its text.
  const rows = String(defaultValue ?? "").length > lineLength ? 2 : 1;
  return <TextArea name={name} defaultValue={defaultValue} autoComplete={autoComplete} rows={rows} readOnly />;
}
