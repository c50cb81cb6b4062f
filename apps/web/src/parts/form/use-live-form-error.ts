import { issuesByField } from "@bulmo/contracts/first-issue";
import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { valuesOf } from "./form.tsx";
import { type ErrorOf, useFormError } from "./use-form-error.ts";

/** So many milliseconds without a key, and what stands in a field counts as meant. */
const typingPause = 1_000;

const nameOf = ({ target }: SyntheticEvent) => (target instanceof Element && target.getAttribute("name")) || null;

/**
 * `useFormError`, which besides says what is wrong with a field while the form is filled in: once it was left, or nothing
 * more was typed for a moment. A field in which nothing was typed is asked for only when the form is sent.
 */
export function useLiveFormError<Shape extends z.ZodRawShape>(rules: z.ZodObject<Shape>) {
  const formError = useFormError();
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const typed = useRef(new Set<string>());
  const waiting = useRef(new Set<string>());
  const pause = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  const judge = (form: HTMLFormElement, fields: Iterable<string>) => {
    setIssues(issuesByField(rules, valuesOf(form)));
    setMeant((before) => new Set([...before, ...fields]));
  };
  const judgeSoon = (form: HTMLFormElement, field: string) => {
    // A program fills several fields at once, which nobody leaves.
    waiting.current.add(field);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      judge(form, [...waiting.current]);
      waiting.current.clear();
    }, typingPause);
  };
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget: form } = event;
    formError.clearOnInput(event);
    const field = nameOf(event);
    if (field === null) return;
    typed.current.add(field);
    // What is being put right is right at once; the other of two passwords, too.
    setIssues(issuesByField(rules, valuesOf(form)));
    judgeSoon(form, field);
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = nameOf(event);
    if (field === null || !typed.current.has(field)) return;
    // A button that is being pressed must not move away from under the pointer; some browsers give it no focus.
    const isFieldNext = event.relatedTarget?.matches("input, textarea, select") === true;
    if (isFieldNext) judge(event.currentTarget, [field]);
    else judgeSoon(event.currentTarget, field);
  };
  return {
    ...formError,
    errorOf: ((field) =>
      formError.errorOf(field) ?? (meant.has(field) ? issues.get(field) : undefined)) satisfies ErrorOf,
    /** For the form. */
    watch: { onInput, onBlur },
  };
}
