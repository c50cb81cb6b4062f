import type { ExhibitionState } from "@bulmo/contracts/board-word";
import type { Exhibition, ExhibitionWriting } from "@bulmo/contracts/exhibition";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useNavigate } from "@tanstack/react-router";
import { useIdentity } from "../../page/identity.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useRemove } from "../record/use-remove.ts";
import { useSave } from "../record/use-save.ts";
import { useBefore } from "../undo/use-before.ts";
import type { Done } from "./known-search.ts";
import { offerChangeBack, offerReturn } from "./exhibition-undo.tsx";

const saveWords = {
  failed: "전시를 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};
const removeWords = {
  failed: "전시를 지우지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 지워졌는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

const fields = ["n", "title", "banner", "startsOn", "endsOn", "poster", "groups"];

/** What is said of a new one, by what visitors see of it. */
const addedAs = {
  DRAFT: "drafted",
  ANNOUNCED: "announced",
  OPEN: "opened",
  PAST: "hung",
} as const satisfies Record<ExhibitionState, Done>;

type Surroundings = {
  /** Undefined for a new one. */
  exhibition: Exhibition | undefined;
  onSaved: () => void;
  /** A rule that only the server knows: a poster that is gone, a group that has works. */
  onWrong: (wrong: FirstIssue) => void;
  /** Another administrator was faster: what stands there now, and what was to be saved. */
  onConflict: (theirs: Exhibition, mine: ExhibitionWriting) => void;
};

/** Opens, changes and removes an exhibition, and goes to the list where that worked. */
export function useSaveExhibition({ exhibition, onSaved, onWrong, onConflict }: Surroundings) {
  const navigate = useNavigate();
  const { name: association } = useIdentity();
  const before = useBefore(exhibition);
  const creation = trpc.exhibition.create.useMutation();
  const change = trpc.exhibition.update.useMutation();
  const removal = trpc.exhibition.remove.useMutation();
  const meet = (theirs: Exhibition, mine: ExhibitionWriting) => {
    before.meet(theirs);
    onConflict(theirs, mine);
  };
  const save = useSave({ words: saveWords, overtaken: "EXHIBITION_OVERTAKEN", fields, onWrong, onConflict: meet });
  const remove = useRemove(removeWords);
  // A page is sent with its menus: the next one is asked of the server.
  const toList = (done: Done, title: string) => {
    onSaved();
    return navigate({ to: "/admin/exhibition", search: { done, title }, reloadDocument: true });
  };
  const send = async (written: ExhibitionWriting, revision: number | undefined) => {
    if (!exhibition) return creation.mutateAsync(written);
    const saved = await change.mutateAsync({ ...written, n: exhibition.n, revision });
    const stood = before.at(revision);
    if (stood) offerChangeBack({ by: before.by, association }, stood, saved);
    return saved;
  };
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    /** `revision` is the one that it was written from. */
    async save(written: ExhibitionWriting, revision: number | undefined): Promise<void> {
      if (!(await save(written, () => send(written, revision)))) return;
      await toList(exhibition ? "changed" : addedAs[written.state ?? "DRAFT"], written.title);
    },
    async remove(standing: Exhibition): Promise<void> {
      const { n, title } = standing;
      const message = `‘${title}’ 전시를 지웁니다. 안내와 문하도 함께 지워집니다.`;
      if (!(await remove(message, () => removal.mutateAsync({ n })))) return;
      offerReturn({ by: before.by, association }, standing);
      await toList("removed", title);
    },
  };
}
