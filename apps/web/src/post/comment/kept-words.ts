import type { PostAddress } from "@bulmo/contracts/post";

/** What a visitor had written when they went to sign in, and the control they pressed. */
export type KeptWords = { drafts: Readonly<Record<string, string>>; focus: string };

const keyOf = ({ type, index }: PostAddress) => `bulmo:comment:${type}:${index}`;

const isText = (value: unknown): value is string => typeof value === "string";

function parse(text: string): KeptWords | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || !("drafts" in value) || !("focus" in value)) return null;
  const { drafts, focus } = value;
  if (typeof drafts !== "object" || drafts === null || !isText(focus)) return null;
  return { focus, drafts: Object.fromEntries(Object.entries(drafts).filter(([, words]) => isText(words))) };
}

/** For as long as the tab is open. A browser that keeps nothing for pages loses the words, not the way back. */
export function keepWords(post: PostAddress, words: KeptWords): void {
  try {
    sessionStorage.setItem(keyOf(post), JSON.stringify(words));
  } catch {
    return;
  }
}

/** What was kept, once. */
export function takeWords(post: PostAddress): KeptWords | null {
  try {
    const text = sessionStorage.getItem(keyOf(post));
    sessionStorage.removeItem(keyOf(post));
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}
