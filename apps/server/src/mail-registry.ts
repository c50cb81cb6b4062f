import { applicationApproved, applicationDeclined } from "./domains/application/application-mails.ts";
import { commentMails } from "./domains/activity/activity-mails.ts";
import { dormancyAhead } from "./domains/dormancy/dormancy-mail.ts";
import { eventMail } from "./domains/event/event-mail.ts";
import { digestMail } from "./domains/digest/digest-mail.ts";
import { passwordCode } from "./domains/auth/find-account.service.ts";
import { invitationMailKind } from "./domains/auth/invitation.service.ts";
import { memberCode } from "./domains/auth/member-help.service.ts";
import { addressCodeMail } from "./domains/mail-choice/address-proof.service.ts";
import { noticeMail, noticeTrialMail } from "./domains/mailing/notice-mail.ts";
import * as accountMails from "./domains/notification/account-mails.ts";
import type { MailTemplates } from "./domains/notification/mail-job.ts";

/** Every kind of mail, by what its jobs call it. */
export const mailTemplates: MailTemplates = Object.fromEntries(
  [
    passwordCode,
    memberCode,
    invitationMailKind,
    digestMail,
    dormancyAhead,
    addressCodeMail,
    applicationApproved,
    applicationDeclined,
    eventMail,
    noticeMail,
    noticeTrialMail,
    ...Object.values(commentMails),
    ...Object.values(accountMails),
  ].map((template) => [template.kind, template]),
);
