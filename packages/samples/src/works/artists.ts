import { type ExhibitionType, groupsOf, studios } from "./painters.ts";
import type { Subject } from "./subject.ts";

/** Whoever the lineage has by that name is meant. The role is one of `artistRoles` of the contracts. */
export type SampleArtist = { name: string; role: string };

type Made = { painter: string; subType: number | null; artists: readonly SampleArtist[] };

/** Ink and gold are laid by the teacher, and the pupils help (수화승); of what is mounted or painted on wood another did a part. */
function roled({ materials, medium, format }: Subject, teacher: string, [painter, mate]: readonly string[]) {
  const main = painter ?? "";
  const other = mate ?? "";
  if (/먹.*금/u.test(materials))
    return [
      { name: teacher, role: "HEAD_PAINTER" },
      { name: main, role: "PAINTER" },
    ];
  if (medium === "wood")
    return [
      { name: main, role: "DANCHEONG" },
      { name: other, role: "UNDERDRAWING" },
    ];
  if ("isMounted" in format && format.isMounted)
    return [
      { name: main, role: "ARTIST" },
      { name: other, role: "MOUNTING" },
    ];
  return [{ name: main, role: "ARTIST" }];
}

/** Every group shows its pupils in turn; without groups all studios do. */
export function artistsOf(subject: Subject, type: ExhibitionType, place: number): Made {
  const groups = groupsOf[type];
  const all = groups.length > 0 ? groups : (Object.keys(studios) as (keyof typeof studios)[]);
  const teacher = all[place % all.length] ?? "담묵";
  const studio = studios[teacher];
  const round = Math.floor(place / all.length);
  const two = [0, 1].map((next) => studio[(round + next) % studio.length] ?? "");
  const artists = roled(subject, teacher, two);
  return {
    painter: artists[0]?.name ?? "",
    subType: groups.length > 0 ? (place % groups.length) + 1 : null,
    artists,
  };
}
