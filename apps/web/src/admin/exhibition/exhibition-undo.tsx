import { wholeName } from "@bulmo/content/exhibition-name";
import {
  type Exhibition,
  exhibitionCreateInput,
  exhibitionUpdateInput,
  type ExhibitionWriting,
} from "@bulmo/contracts/exhibition";
import { useNavigate } from "@tanstack/react-router";
import { offerUndo, type Undo } from "../../parts/undo/undo-slot.ts";
import { trpc } from "../../session/call/trpc.ts";
import { UndoButton } from "../undo/undo-button.tsx";

/** An exhibition as the calls take it; a whole name that only follows its title is none of its own. */
function writingOf(exhibition: Exhibition, association: string): ExhibitionWriting {
  const { title, banner, english, state, startsOn, endsOn, isByMonth, venue, directions, poster, introduction } =
    exhibition;
  const own = banner === wholeName(title, association) ? "" : banner;
  const groups = exhibition.groups.map(({ number, name }) => ({ number, name }));
  const told = { venue, directions, poster, introduction };
  return { title, banner: own, english, state, startsOn, endsOn, isByMonth, ...told, groups };
}

/** Who may take it back, and what the association is called. */
type Offer = { by: string; association: string };

/** After a change: as it was, while nobody changes what stands there now. */
export const offerChangeBack = ({ by, association }: Offer, before: Exhibition, { revision }: Exhibition): void =>
  offerUndo("exhibition", by, {
    act: "changed",
    title: before.title,
    call: { ...writingOf(before, association), n: before.n, revision },
  });

/** After a removal: as it was, under its number. */
export const offerReturn = ({ by, association }: Offer, before: Exhibition): void =>
  offerUndo("exhibition", by, {
    act: "removed",
    title: before.title,
    call: { ...writingOf(before, association), n: before.n },
  });

/** Takes back what was done to an exhibition last. */
export function ExhibitionUndo() {
  const navigate = useNavigate();
  const creation = trpc.exhibition.create.useMutation();
  const change = trpc.exhibition.update.useMutation();
  const send = async ({ act, call }: Undo) => {
    if (act === "removed") await creation.mutateAsync(exhibitionCreateInput.parse(call));
    else await change.mutateAsync(exhibitionUpdateInput.parse(call));
  };
  return (
    <UndoButton
      part="exhibition"
      send={send}
      // A page is sent with its menus: the next one is asked of the server.
      onUndone={({ title }) =>
        navigate({ to: "/admin/exhibition", search: { done: "undone", title }, reloadDocument: true })
      }
    />
  );
}
