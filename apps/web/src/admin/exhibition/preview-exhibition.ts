import { wholeName } from "@bulmo/content/exhibition-name";
import { exhibitionTypeOf } from "@bulmo/contracts/board";
import type { Exhibition, ExhibitionWriting } from "@bulmo/contracts/exhibition";

/** What is being written, as its page would have it; `n` is the number that a new one will be given. */
export function previewOf(written: ExhibitionWriting, n: number, association: string): Exhibition {
  const { title, startsOn, endsOn = null, isByMonth = false, groups = [] } = written;
  const { english = "", venue = "", directions = "", poster = "", introduction = "" } = written;
  const [year, month] = startsOn.split("-").map(Number);
  return {
    title,
    english,
    startsOn,
    endsOn,
    isByMonth,
    venue,
    directions,
    poster,
    introduction,
    n,
    state: written.state ?? "DRAFT",
    type: exhibitionTypeOf(n),
    banner: written.banner || wholeName(title, association),
    year: year ?? 0,
    month: month ?? 0,
    // As the server says it of what is stored.
    hasDetails: !isByMonth || endsOn !== null || [venue, directions, poster, introduction].some((text) => text !== ""),
    groups: groups.map(({ number, name }, place) => ({ number: number ?? 100 + place, name })),
    revision: 0,
  };
}
