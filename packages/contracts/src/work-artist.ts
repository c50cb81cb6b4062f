import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { isBlank, within } from "./text-rule.ts";
import { line } from "./text.ts";
import { type ArtistRole, artistRoles, artistsLabel, defaultRole, maximumArtists } from "./work-artist-role.ts";
import { workFields } from "./work-field.ts";

// Who made a work: people of the lineage, or others by their name, each with what they did (WRK-01).

const { longest, tooLong } = workFields.author;

export const artistMessages = {
  nameMissing: `${artistsLabel}: 이름을 적어 주세요.`,
  roleUnknown: `${artistsLabel}: 목록에 있는 역할을 골라 주세요.`,
  tooMany: `${artistsLabel}: ${maximumArtists}명까지 적을 수 있습니다.`,
  twice: `${artistsLabel}: 같은 분을 같은 역할로 두 번 적을 수 없습니다.`,
  personUnknown: `${artistsLabel}: 그사이 지워졌거나 공개되지 않은 사람이 있습니다. 다시 골라 주세요.`,
} as const;

export const artistRole = z.enum(Object.keys(artistRoles) as [ArtistRole, ...ArtistRole[]], artistMessages.roleUnknown);

/** Of somebody of the lineage the name is not needed. */
const written = z
  .object({
    personId: absent(integer(1, maximumIndex)),
    name: absent(line().refine(...within(longest, tooLong))).meta({ maxLength: longest }),
    role: absent(artistRole),
  })
  .refine(({ personId, name }) => personId !== undefined || !isBlank(name ?? ""), artistMessages.nameMissing)
  .transform(({ personId = null, name = "", role: named = defaultRole }) => ({ personId, name, role: named }));

/** Looked at beside what is wrong with one of them, which then is as it was sent. */
type Sent = {
  personId?: number | null | undefined;
  name?: string | null | undefined;
  role?: string | null | undefined;
};
const whoAs = ({ personId, name, role }: Sent) => `${role ?? defaultRole} ${personId ?? (name ?? "").trim()}`;

/** The first stands first; a call that does not tell them leaves them as they were. */
export const artistsWritten = absent(
  z
    .array(written)
    .max(maximumArtists, artistMessages.tooMany)
    .refine((artists) => new Set(artists.map(whoAs)).size === artists.length, artistMessages.twice),
);

/** As it is stored: the name is what a work shows of who has no public record. */
export type ArtistWriting = z.output<typeof written>;

export const workArtist = z.object({
  personId: z.number().int().nullable(),
  name: z.string(),
  hanja: z.string(),
  latin: z.string().optional(),
  role: artistRole,
});
export type WorkArtist = z.infer<typeof workArtist>;

/** Told only where there are some. */
export const artistsOutput = z.array(workArtist).optional();
