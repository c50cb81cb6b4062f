import { maximumContent, postMessages } from "@bulmo/contracts/post-write";
import { isBlank, isWithin } from "@bulmo/contracts/text-rule";

const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, "").replaceAll("&nbsp;", " ");

/** What is wrong with what was written, before it is sent; null when nothing is (BRD-23). */
export function contentIssue(html: string): string | null {
  if (!/<img\b/u.test(html) && isBlank(textOf(html))) return postMessages.contentMissing;
  return isWithin(maximumContent)(html) ? null : postMessages.contentTooLong;
}
