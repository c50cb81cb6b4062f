import type { Ref } from "react";

type PictureChooserProps = {
  /** Its `click()` opens the browser's own dialog: it is never seen itself. */
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  /** At least one. */
  onChoose: (files: [File, ...File[]]) => void;
};

export function PictureChooser({ ref, label, multiple, disabled, onChoose }: PictureChooserProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      multiple={multiple}
      disabled={disabled}
      aria-label={label}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        // The same file may be chosen again, after a failure above all.
        target.value = "";
        if (first) onChoose([first, ...others]);
      }}
    />
  );
}
