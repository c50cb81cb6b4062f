import type { Prose } from "./writing.ts";

export type Painter = { name: string; hanja: string; dates: string; text: string };

export type Temple = {
  name: string;
  hanja: string;
  /** Under the picture that we drew, as there is no photograph yet. */
  caption: string;
  source: { label: string; href: string };
  /** `website` is the temple's own; a temple without one names the page that tells of it. */
  contact: { phone: string; website: { label: string; href: string }; address: string };
  lead: string;
  history: readonly Prose[];
  /** What is known for certain, and where accounts differ. */
  historyNote: string;
  painters: { title: string; sample: boolean; people: readonly Painter[] };
};
