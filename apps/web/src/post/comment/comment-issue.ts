import { commentMessages, maximumComment } from "@bulmo/contracts/comment-text";
import { isBlank, isWithin } from "@bulmo/contracts/text-rule";

/** What is wrong with a comment, before it is sent; null when nothing is (CMT-09). */
export function commentIssue(words: string): string | null {
  if (isBlank(words)) return commentMessages.contentMissing;
  return isWithin(maximumComment)(words.trim().normalize("NFC")) ? null : commentMessages.contentTooLong;
}
