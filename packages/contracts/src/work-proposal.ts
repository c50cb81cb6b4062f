import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { exhibitionNumber } from "./exhibition.ts";
import { integer } from "./integer.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { exhibitionItem, postAddress } from "./post.ts";
import { postUpdateInput } from "./post-write.ts";
import { artistsWritten, workArtist } from "./work-artist.ts";
import type { WorkRecordName } from "./work-field.ts";

// What old captions say of the fields of a record, for an administrator to confirm (WRK-01).

/** The fields that a caption may tell. */
export const proposedNames = [
  "dated",
  "kind",
  "technique",
  "height",
  "width",
  "depth",
  "holder",
] as const satisfies WorkRecordName[];
export type ProposedName = (typeof proposedNames)[number];

/** Of all exhibitions where none is named. */
export const proposalListInput = z.object({
  exhibition: absent(exhibitionNumber()),
  page: pageNumber(),
  limit: pageLimit(pageSize.admin),
});
export type ProposalListInput = z.output<typeof proposalListInput>;

/** `isSure` unless something was concluded: then `reason` tells what. */
const judged = { isSure: z.boolean(), reason: z.string() };

/** From and to which character of the caption. */
const span = { start: z.number().int(), end: z.number().int() };

export const fieldProposal = z.object({ name: z.enum(proposedNames), value: z.string(), ...span, ...judged });
export type FieldProposal = z.infer<typeof fieldProposal>;

export const workProposal = exhibitionItem.extend({
  revision: z.number().int(),
  proposals: z.array(fieldProposal),
  /** Parts of the caption that tell a field or were not understood; what lies between is neither. */
  unread: z.array(z.object(span)),
  artistProposal: z.object({ artists: z.array(workArtist), ...judged }).nullable(),
});
export type WorkProposal = z.infer<typeof workProposal>;

/** With `unproposed`, how many works of those that were looked at have an empty record and a caption that tells nothing. */
export const proposalListOutput = pageOf(workProposal).extend({
  total: z.number().int(),
  unproposed: z.number().int(),
});

/** Most works that one call confirms. */
export const maximumConfirmed = 100;

export const proposalMessages = {
  none: "적용할 작품을 골라 주세요.",
  tooMany: `한 번에 ${maximumConfirmed}점까지 적용할 수 있습니다.`,
  twice: "같은 작품을 두 번 보낼 수 없습니다.",
} as const;

const {
  shape: { dated, kind, technique, height, width, depth, holder },
} = postUpdateInput;

const confirmedWork = postAddress.extend({
  /** With it, a work that another changed since is left as it is. */
  revision: absent(integer(1, maximumIndex)),
  dated,
  kind,
  technique,
  height,
  width,
  depth,
  holder,
  artists: artistsWritten,
});
export type ConfirmedWork = z.output<typeof confirmedWork>;

const isOnce = (works: readonly { type: string; index: number }[]) =>
  new Set(works.map(({ type, index }) => `${type} ${index}`)).size === works.length;

export const proposalConfirmInput = z.object({
  works: z
    .array(confirmedWork)
    .min(1, proposalMessages.none)
    .max(maximumConfirmed, proposalMessages.tooMany)
    .refine(isOnce, proposalMessages.twice),
  /** Whether what stands in a field already gives way; otherwise only empty fields are filled. */
  overwrite: z.boolean().default(false),
});
export type ProposalConfirm = z.output<typeof proposalConfirmInput>;

export const confirmOutcomes = ["SAVED", "UNCHANGED", "OVERTAKEN", "GONE"] as const;

/** What became of each, in the order in which they were sent; the revision is that of now, 0 for what is gone. */
export const proposalConfirmOutput = z.object({
  list: z.array(postAddress.extend({ outcome: z.enum(confirmOutcomes), revision: z.number().int() })),
});
export type ConfirmedOutcome = z.infer<typeof proposalConfirmOutput>["list"][number];
