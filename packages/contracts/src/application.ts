import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumDeclineReason } from "./application-rule.ts";
import { gradeId } from "./grade.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { within } from "./text-rule.ts";
import { text, timestamp } from "./text.ts";

// Members who apply and are approved, where the association wants that (DAY-09).

export const applicationMessages = {
  memberMissing: "신청한 사람을 선택해 주세요.",
  reasonTooLong: `까닭은 ${maximumDeclineReason}자 이하로 입력해 주세요.`,
} as const;

/** Who waits to become a member, by what they said of themselves. */
export const application = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  nickname: z.string(),
  email: z.string(),
  homepage: z.string(),
  address: z.string(),
  appliedAt: timestamp(),
});
export type Application = z.infer<typeof application>;

export const applicationListInput = z.object({ page: pageNumber(), limit: pageLimit(pageSize.admin) });
/** Who has waited longest is first. `isOn` says whether whoever signs up from now on has to be approved. */
export const applicationListOutput = pageOf(application).extend({ isOn: z.boolean(), count: z.int() });

export const applicationSwitch = z.object({ isOn: z.boolean() });

const id = () => z.guid(applicationMessages.memberMissing);

export const applicationApproveInput = z.object({ id: id(), gradeId: absent(gradeId()) });
export type ApplicationApproval = z.output<typeof applicationApproveInput>;

export const applicationDeclineInput = z.object({
  id: id(),
  /** Stands in the mail to them; without it the mail says only that it was declined. */
  reason: absent(
    text()
      .refine(...within(maximumDeclineReason, applicationMessages.reasonTooLong))
      .meta({ maxLength: maximumDeclineReason }),
  ),
});
export type ApplicationDecline = z.output<typeof applicationDeclineInput>;

export const applicationDone = z.object({ success: z.literal(true) });
