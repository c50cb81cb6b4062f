import { exhibitionTypeOf } from "@bulmo/contracts/board";
import type { Exhibition, ExhibitionWriting } from "@bulmo/contracts/exhibition";

/** What is being written, as its page would have it; a new one has no number yet. */
export function previewOf(written: ExhibitionWriting, stored: Exhibition | undefined): Exhibition {
  const n = stored?.n ?? 0;
  const [year, month] = written.startsOn.split("-").map(Number);
  return {
    title: written.title,
    startsOn: written.startsOn,
    endsOn: written.endsOn ?? null,
    state: written.state ?? "DRAFT",
    isByMonth: written.isByMonth ?? false,
    venue: written.venue ?? "",
    directions: written.directions ?? "",
    poster: written.poster ?? "",
    introduction: written.introduction ?? "",
    n,
    type: stored?.type ?? exhibitionTypeOf(n),
    banner: stored?.title === written.title ? stored.banner : written.title,
    year: year ?? 0,
    month: month ?? 0,
    hasDetails: true,
    groups: (written.groups ?? []).map(({ number, name }) => ({ number: number ?? 0, name })),
    revision: stored?.revision ?? 0,
  };
}
