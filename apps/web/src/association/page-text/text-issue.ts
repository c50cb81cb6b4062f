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

/** What keeps a text from being saved, before it is sent; null where nothing does. The server judges the rest. */
export const textIssue = (name: PageTextName, text: PageText): string | null =>
  shapeIssues(name, text).next().value?.message ?? rules.find(([isBroken]) => isBroken(text))?.[1] ?? null;
