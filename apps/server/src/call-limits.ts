import type { LimitName } from "./platform/limit/limits.ts";

/** What a call is counted against, or why it is not counted. */
type Counting = readonly LimitName[] | string;

const byAdministrators = "administrators write without a limit (requirements/decisions.md)";
const likeReading = "costs a statement or two, as reading does";

const ofPassword = ["password-hash:address", "check-password:account"] as const;

/** Where the account keeps a second factor: a code of its app, or one for who has lost it, which is hashed. */
const ofSecondFactor = [
  "password-hash:address",
  "second-factor:account",
  "second-factor:account+day",
  "recovery-code:account",
] as const;

/**
 * Every call that changes something, and every other that is counted. A test holds the table against the router and
 * against what really is counted when each is called; the document of the API tells by it which calls may answer 429.
 */
export const callLimits: Readonly<Record<string, Counting>> = {
  "agreement.acknowledge": likeReading,
  "agreement.discardDraft": byAdministrators,
  "agreement.publish": byAdministrators,
  "agreement.saveDraft": byAdministrators,
  "agreement.withdraw": byAdministrators,
  "audit.giveReason": byAdministrators,
  "auth.acceptInvitation": ["password-hash:address"],
  "auth.adminSignUp": byAdministrators,
  "auth.importMembers": byAdministrators,
  "auth.changeAdmin": ofSecondFactor,
  "auth.changePassword": [
    "change-password:address",
    "change-password:account",
    // Beyond it a guess is answered as a wrong one.
    "change-password:site",
    "password-hash:address",
  ],
  "auth.checkPassword": ofPassword,
  "auth.confirmSecondFactor": ["password-hash:address", "second-factor-confirm:account"],
  "auth.correctMember": byAdministrators,
  "auth.endOtherSessions": likeReading,
  "auth.endSession": likeReading,
  "auth.findId": ["find-id:address"],
  "auth.inviteAgain": ["password-code:account", "letter:unproven-address", "letter:shared-mailbox"],
  "auth.judgePassword": ["judge-password:address"],
  "auth.openInvitation": likeReading,
  "auth.passwordCode": ["password-code:address", "password-code:account"],
  "auth.refresh": likeReading,
  "auth.removeSecondFactor": ofSecondFactor,
  "auth.renewRecoveryCodes": ofSecondFactor,
  "auth.sendMemberCode": ["password-code:account", "letter:unproven-address", "letter:shared-mailbox"],
  "auth.setUpSecondFactor": ofSecondFactor,
  "auth.signIn": [...ofSecondFactor, "sign-in:account+address", "sign-in:address", "sign-in:account"],
  "auth.signOut": likeReading,
  "auth.signUp": ["sign-up:address"],
  "auth.signUpValid": ["sign-up-valid:address"],
  "board.create": byAdministrators,
  "board.order": byAdministrators,
  "board.remove": byAdministrators,
  "board.update": byAdministrators,
  "bulletin.create": byAdministrators,
  "bulletin.order": byAdministrators,
  "bulletin.remove": byAdministrators,
  "bulletin.update": byAdministrators,
  "chronicle.saveHistory": byAdministrators,
  "chronicle.saveProperty": byAdministrators,
  "comment.create": ["comment:member"],
  "comment.like": ["like:member"],
  "comment.remove": ["removal:member"],
  "comment.update": ["comment-edit:member"],
  "grade.create": byAdministrators,
  "grade.order": byAdministrators,
  "grade.remove": byAdministrators,
  "grade.update": byAdministrators,
  "officer.create": byAdministrators,
  "officer.order": byAdministrators,
  "officer.remove": byAdministrators,
  "officer.update": byAdministrators,
  "person.create": byAdministrators,
  "person.order": byAdministrators,
  "person.remove": byAdministrators,
  "person.update": byAdministrators,
  "term.create": byAdministrators,
  "term.remove": byAdministrators,
  "term.update": byAdministrators,
  // Its member is told by a letter, or there is none.
  "key.create": ["key:member", ...ofSecondFactor, "letter:unproven-address", "letter:shared-mailbox"],
  "key.remove": likeReading,
  "pageText.discardDraft": byAdministrators,
  "pageText.publish": byAdministrators,
  "pageText.restore": byAdministrators,
  "pageText.saveDraft": byAdministrators,
  "search.list": ["search:address"],
  "sitePage.create": byAdministrators,
  "sitePage.order": byAdministrators,
  "sitePage.remove": byAdministrators,
  "sitePage.restore": byAdministrators,
  "sitePage.update": byAdministrators,
  "pictureDescription.update": byAdministrators,
  "plan.create": byAdministrators,
  "plan.update": byAdministrators,
  "plan.publish": byAdministrators,
  "plan.remove": byAdministrators,
  "post.create": ["post:member"],
  "post.like": ["like:member"],
  "event.create": byAdministrators,
  "event.update": byAdministrators,
  "event.cancel": byAdministrators,
  "event.remove": byAdministrators,
  "event.reply": ["event-reply:member"],
  "event.removeReply": ["event-reply:member"],
  "exhibition.create": byAdministrators,
  "exhibition.update": byAdministrators,
  "exhibition.updateOrder": byAdministrators,
  "exhibition.remove": byAdministrators,
  "post.pin": byAdministrators,
  "post.remove": ["removal:member"],
  "post.update": ["post-edit:member"],
  "post.view": likeReading,
  "report.create": ["report:member"],
  "report.dismiss": byAdministrators,
  "trash.purge": byAdministrators,
  "trash.restore": byAdministrators,
  "user.remove": "a member withdraws once; whoever else is named is an administrator's to remove",
  "user.toggleActive": byAdministrators,
  "user.update": ["profile:member", "email-change:member", "letter:unproven-address", "letter:shared-mailbox"],
  "user.updateGrade": byAdministrators,
  "user.updateRole": byAdministrators,
  "job.retry": byAdministrators,
  "mailChoice.stop": likeReading,
  "mailChoice.update": likeReading,
  "ownData.get": ["own-data:member"],
  "webhook.create": byAdministrators,
  "webhook.remove": byAdministrators,
  "webhook.resend": ["webhook-send:member"],
  "webhook.rotateSecret": byAdministrators,
  "webhook.sendTest": ["webhook-send:member"],
  "webhook.update": byAdministrators,
  "workProposal.confirm": byAdministrators,
};

/** The limits that a call is counted against. */
export function limitsOf(call: string): readonly LimitName[] {
  const counting = callLimits[call] ?? [];
  return typeof counting === "string" ? [] : counting;
}
