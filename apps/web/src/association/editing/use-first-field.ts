import { type RefObject, useEffect } from "react";

/** A form that stands where a button was pressed begins with its first field. */
export const useFirstField = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);
