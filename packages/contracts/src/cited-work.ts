import { sizeOf } from "./work-caption.ts";
import type { ArtistRole } from "./work-artist-role.ts";

/** What a work says of itself, as its page and its citation need it; `dated` is EDTF (ISO 8601-2), lengths are centimetres. */
export type CitedWork = {
  title: string;
  author: string;
  artists?: readonly { name: string; role: ArtistRole }[] | null | undefined;
} & Partial<Record<"dated" | "technique" | "height" | "width" | "depth" | "holder", string>>;

/** Where the work is shown, and where it is found. */
export type CitedIn = {
  /** What the association is called. */
  association: string;
  /** Title of the exhibition. */
  exhibition: string;
  /** Permanent address. */
  url: string;
};

/** They looked after a work, or attested it, and did not make it. */
export const notMakers: ReadonlySet<ArtistRole> = new Set(["ATTESTATION", "MOUNTING", "RESTORATION"]);

/** Who made it, each once; whoever its author's line names where nobody is named by role (WRK-09). */
export function citedAuthors({ artists, author }: Pick<CitedWork, "artists" | "author">): string[] {
  const makers = (artists ?? []).filter(({ role }) => !notMakers.has(role)).map(({ name }) => name);
  const named = makers.length > 0 ? makers : [author];
  return [...new Set(named)].filter((name) => name !== "");
}

/** `120×80 cm`, where height and width are known. */
export function citedSize(work: Pick<CitedWork, "height" | "width" | "depth">): string {
  const size = sizeOf(work);
  return size && `${size} cm`;
}
