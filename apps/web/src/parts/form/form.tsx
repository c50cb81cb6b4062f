import { type ComponentProps, type SubmitEvent, useRef } from "react";

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** A form that is busy is not sent again, by Enter neither. */
  busy?: boolean;
  /** What it answers is waited for: until then the form is not sent again. */
  onSubmit: (form: HTMLFormElement) => Promise<unknown> | undefined;
};

/**
 * A form that says itself what is wrong. Enter stays the browser's to read: it knows when one only ends a syllable.
 * Never sent by address: a form that is sent before its script runs would write what it holds there.
 */
export function Form({ busy = false, onSubmit, ...rest }: FormProps) {
  // A second click may come before `busy` does.
  const isUnderway = useRef(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form is inside of the form that it was opened from, to React if not to the page.
    event.stopPropagation();
    if (busy || isUnderway.current) return;
    isUnderway.current = true;
    try {
      await onSubmit(event.currentTarget);
    } finally {
      isUnderway.current = false;
    }
  };
  return <form method="post" noValidate {...rest} onSubmit={(event) => void send(event)} />;
}

export type FormValues = Record<string, string>;

/** What stands in a form's fields, by their names; files are left out. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}
