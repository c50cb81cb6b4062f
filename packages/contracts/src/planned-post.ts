import { z } from "zod";
import { absent } from "./absent.ts";
import { attachmentSchema } from "./attachment.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { planMessages } from "./plan-rule.ts";
import { postCreateInput } from "./post-write.ts";
import { postType } from "./post.ts";
import { timestamp } from "./text.ts";
import { artistsOutput } from "./work-artist.ts";
import { workOutput } from "./work-output.ts";

// Posts that are written now and published at a time (EXH-09).

const publishAt = z.iso.datetime({ offset: true, error: planMessages.timeMissing }).meta({
  description: "글이 올라갈 때. 시간대를 붙여 적습니다(예: 2027-01-01T09:00:00+09:00).",
});

const planId = () => integer(1, maximumIndex);
const written = postCreateInput.omit({ idempotencyKey: true }).extend({
  isSecret: absent(z.literal(false, planMessages.secret)),
});

export const planNamed = z.object({ id: planId() });

export const planCreateInput = written.extend({ publishAt });
export type PlanCreate = z.output<typeof planCreateInput>;

/** The whole post; with `revision`, an edit which another overtook is refused. */
export const planUpdateInput = written.extend({
  id: planId(),
  revision: absent(integer(1, maximumIndex)),
  publishAt,
});
export type PlanUpdate = z.output<typeof planUpdateInput>;

const listed = {
  id: z.number().int(),
  type: postType,
  title: z.string(),
  /** Nickname of who wrote it; null once they have withdrawn. */
  writer: z.string().nullable(),
  publishAt: timestamp(),
  /** What keeps it from being published, as a sentence; empty for nothing. */
  problem: z.string(),
};

/** The next to be published first. */
export const planRows = z.array(z.object(listed));
export type PlanRow = z.infer<typeof planRows>[number];

/** A planned post as it will stand. */
export const plan = z.object({
  ...listed,
  content: z.string(),
  thumbnail: z.string(),
  subType: z.number().int().nullable(),
  author: z.string().nullable(),
  ...workOutput,
  artists: artistsOutput,
  attachments: z.array(attachmentSchema),
  heading: z.string(),
  revision: z.number().int(),
});
export type Plan = z.infer<typeof plan>;

export const planRemoveOutput = z.object({ success: z.literal(true) });

/** Where it stands now. */
export const planPublishOutput = z.object({ type: postType, index: z.number().int() });
