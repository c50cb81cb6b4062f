/** A paragraph, or a sentence with the list it introduces. */
export type Clause = string | { text: string; items: readonly string[] };

export type Article = { title: string; clauses: readonly Clause[] };

/** Articles under a heading of their own. */
export type Chapter = { title: string; articles: readonly Article[] };

/** A text that members agree to. */
export type AgreementText = {
  title: string;
  /** Day from which it is in force, YYYY-MM-DD; also the version that a consent names. */
  version: string;
  preface: string;
  chapters: readonly Chapter[];
};
