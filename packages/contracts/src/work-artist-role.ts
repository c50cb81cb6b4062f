// Who made a work, and what each did for it. Without zod: the page of a work shows these.

/** What somebody did for a work, in the words of museums and of the records on paintings; the first where none is named. */
export const artistRoles = {
  ARTIST: "작가",
  HEAD_PAINTER: "수화승",
  PAINTER: "화승",
  UNDERDRAWING: "출초",
  COLOURING: "채색",
  DANCHEONG: "단청",
  SCULPTURE: "조각",
  GILDING: "개금",
  CALLIGRAPHY: "글씨",
  MOUNTING: "장황",
  ATTESTATION: "증명",
  RESTORATION: "보존 처리",
  REPLICA: "모사",
} as const;
export type ArtistRole = keyof typeof artistRoles;

export const defaultRole: ArtistRole = "ARTIST";

/** More names than the record of any painting of ours has. */
export const maximumArtists = 30;

/** Above a line of them (`artistLine`). */
export const artistsLabel = "작가와 역할";
