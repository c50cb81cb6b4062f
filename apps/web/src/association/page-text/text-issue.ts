import type { PageText } from "@bulmo/contracts/page-text";
import {
  isPageTextHref,
  pageTextLimits as limits,
  pageTextMessages as messages,
} from "@bulmo/contracts/page-text-rule";
import { isBlank, isWithin } from "@bulmo/contracts/text-rule";

type Rule = readonly [isBroken: (text: PageText) => boolean, message: string];

const links = ({ blocks }: PageText) => blocks.flatMap((block) => (block.type === "LINK" ? [block] : []));

const rules: readonly Rule[] = [
  [({ title }) => isBlank(title), messages.titleMissing],
  [({ title }) => !isWithin(limits.title)(title), messages.titleTooLong],
  [({ blocks }) => blocks.length === 0, messages.empty],
  [({ blocks }) => blocks.length > limits.blocks, messages.tooManyBlocks],
  [(text) => links(text).some((link) => isBlank(link.text)), messages.linkMissing],
  [(text) => links(text).some(({ href }) => !isPageTextHref(href)), messages.hrefInvalid],
];

/** What keeps a text from being saved, before it is sent; null where nothing does. The server judges the rest. */
export const textIssue = (text: PageText): string | null => rules.find(([isBroken]) => isBroken(text))?.[1] ?? null;
