import { ChoiceChips } from "./choice-chips.tsx";

type HeadingChipsProps = { headings: readonly string[]; initial: string; onChange: () => void };

/**
 * The word before a title, where its board has some. One that the board has let go of since stays to be chosen for the post
 * that bears it.
 */
export function HeadingChips({ headings, initial, onChange }: HeadingChipsProps) {
  const words = initial === "" || headings.includes(initial) ? headings : [...headings, initial];
  if (words.length === 0) return null;
  return (
    <ChoiceChips
      label="말머리"
      name="heading"
      choices={words.map((word) => ({ value: word, word }))}
      initial={initial}
      onChange={onChange}
    />
  );
}
