import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const controlsOf = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLElement>("button:not(:disabled), select:not(:disabled)"),
];

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** One stop of Tab for the whole toolbar; within it the arrow keys go from control to control. */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement>(null);
  const updateTabStops = () => {
    if (!toolbar.current) return;
    const controls = controlsOf(toolbar.current);
    const stop = controls.find((control) => control === current.current) ?? controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  };
  useEffect(updateTabStops);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!toolbar.current?.contains(target)) return;
      current.current = target;
      updateTabStops();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      const step = steps[key];
      // A menu of the toolbar is elsewhere on the page, and has keys of its own.
      if (!step || !(target instanceof HTMLElement) || !toolbar.current?.contains(target)) return;
      event.preventDefault();
      const controls = controlsOf(toolbar.current);
      controls[step(controls.indexOf(target), controls.length - 1)]?.focus();
    },
  };
}
