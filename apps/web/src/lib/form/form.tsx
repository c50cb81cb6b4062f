import type { ComponentProps, SubmitEvent } from "react";

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** A form that is busy is not sent again, by Enter neither. */
  busy?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
};

/**
 * A form that says itself what is wrong. Enter stays the browser's to read: it knows when one only ends a syllable.
 * Never sent by address: a form that is sent before its script runs would write what it holds there.
 */
export function Form({ busy = false, onSubmit, ...rest }: FormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit(event.currentTarget);
  };
  return <form method="post" noValidate {...rest} onSubmit={send} />;
}
