import type { PageText } from "@bulmo/contracts/page-text";
import { shapeIssues } from "@bulmo/contracts/page-text-judge";
import {
  isPageTextHref,
  type PageTextName,
  pageTextLimits as limits,
  pageTextMessages as messages,
} from "@bulmo/contracts/page-text-rule";
import { isBlank, isWithin } from "@bulmo/contracts/text-rule";

type Rule = readonly [isBroken: (text: PageText) => boolean, message: string];

const links = ({ blocks }: PageText) => blocks.flatMap((block) => (block.type === "LINK" ? [block] : []));

const rules: readonly Rule[] = [
  [({ title }) => !isWithin(limits.title)(title), messages.titleTooLong],
  [({ blocks }) => blocks.length > limits.blocks, messages.tooManyBlocks],
  [(text) => links(text).some((link) => isBlank(link.text)), messages.linkMissing],
  [(text) => links(text).some(({ href }) => !isPageTextHref(href)), messages.hrefInvalid],
];

export type TextIssue = {
  message: string;
  /** Where, as the text's shape calls it; empty for what is wrong with the whole. */
  path: readonly (string | number)[];
};

/** What keeps a text from being saved, before it is sent; null where nothing does. The server judges the rest. */
export function textIssue(name: PageTextName, text: PageText): TextIssue | null {
  const [issue] = shapeIssues(name, text);
  if (issue) return issue;
  const broken = rules.find(([isBroken]) => isBroken(text));
  return broken ? { message: broken[1], path: [] } : null;
}
