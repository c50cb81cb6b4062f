import type { PostShape } from "./use-post-writing.ts";

/** What stands in the form of a question (BRD-17). */
export type QuestionFields = { title: string; content: string };

export const questionShape: PostShape<QuestionFields> = {
  ofForm: ({ title = "" }, content) => ({ title, content }),
  ofPost: ({ title, content }) => ({ title, content }),
  blank: { title: "", content: "" },
};
