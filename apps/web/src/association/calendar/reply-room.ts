import type { CalendarEvent } from "@bulmo/contracts/event";
import type { EventReplyState } from "@bulmo/contracts/event-reply";

type Asked = Pick<CalendarEvent, "maximumCompanions">;

/** The seats of the member and theirs. */
const ownSeats = ({ reply }: Pick<EventReplyState, "reply">) => (reply?.isComing ? 1 + reply.companions : 0);

/** How many are free besides those of the member; null where there is room for all. */
export const freeSeats = ({ reply, seatsLeft }: EventReplyState): number | null =>
  seatsLeft === null ? null : Math.max(0, seatsLeft - ownSeats({ reply }));

/**
 * How many the member may bring as far as is known now; null where not even they may come. The server decides when they say
 * so. Who has seats keeps them, however full it became.
 */
export function mostCompanions({ maximumCompanions }: Asked, state: EventReplyState): number | null {
  if (state.seatsLeft === null) return maximumCompanions;
  const seats = Math.max(state.seatsLeft, ownSeats(state));
  return seats === 0 ? null : Math.min(maximumCompanions, seats - 1);
}
