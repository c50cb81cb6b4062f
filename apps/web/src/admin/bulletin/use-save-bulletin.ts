import type { Bulletin, BulletinCreate } from "@bulmo/contracts/bulletin";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useNavigate } from "@tanstack/react-router";
import { dayFromNow } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useRemove } from "../record/use-remove.ts";
import { useSave } from "../record/use-save.ts";
import { useBefore } from "../undo/use-before.ts";
import { offerChangeBack, offerReturn } from "./bulletin-undo.tsx";
import type { Done } from "./bulletin-words.ts";

const unknown = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.";
const saveWords = { failed: "저장하지 못했습니다.", unknown };
const removeWords = { failed: "지우지 못했습니다.", unknown };

const fields = ["title", "text", "picture", "alternative", "link", "startsOn", "endsOn"];

/** Of what is over already, that it is seen by nobody. */
const doneOf = (written: BulletinCreate, before: Bulletin | undefined): Done => {
  const { endsOn = null } = written;
  if (endsOn !== null && endsOn < dayFromNow(0) && before?.endsOn !== endsOn) return "past";
  return before ? "changed" : "added";
};

type Surroundings = {
  /** Undefined for a new one. */
  bulletin: Bulletin | undefined;
  onSaved: () => void;
  /** A rule that only the server knows: a picture that is gone. */
  onWrong: (wrong: FirstIssue) => void;
  /** Another administrator was faster: what stands there now, and what was to be saved. */
  onConflict: (theirs: Bulletin, mine: BulletinCreate) => void;
};

/** Adds, changes and removes one, and goes to the list where that worked. */
export function useSaveBulletin({ bulletin, onSaved, onWrong, onConflict }: Surroundings) {
  const navigate = useNavigate();
  const before = useBefore(bulletin);
  const creation = trpc.bulletin.create.useMutation();
  const change = trpc.bulletin.update.useMutation();
  const removal = trpc.bulletin.remove.useMutation();
  const meet = (theirs: Bulletin, mine: BulletinCreate) => {
    before.meet(theirs);
    onConflict(theirs, mine);
  };
  const save = useSave({ words: saveWords, overtaken: "BULLETIN_OVERTAKEN", fields, onWrong, onConflict: meet });
  const remove = useRemove(removeWords);
  const toList = (done: Done, title: string) => {
    onSaved();
    return navigate({ to: "/admin/bulletin", search: { done, title } });
  };
  const send = async (written: BulletinCreate, revision: number | undefined) => {
    if (!bulletin) return creation.mutateAsync(written);
    const { kind: _kind, ...changes } = written;
    const saved = await change.mutateAsync({ ...changes, id: bulletin.id, revision });
    const stood = before.at(revision);
    if (stood) offerChangeBack(before.by, stood, saved);
    return saved;
  };
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    /** `revision` is the one that it was written from. */
    async save(written: BulletinCreate, revision: number | undefined): Promise<void> {
      const isSaved = await save(written, () => send(written, revision));
      if (isSaved) await toList(doneOf(written, bulletin), written.title);
    },
    async remove(standing: Bulletin): Promise<void> {
      const { id, title } = standing;
      const message = `‘${title}’ 항목을 지웁니다. 방문자에게는 바로 보이지 않게 됩니다.`;
      if (!(await remove(message, () => removal.mutateAsync({ id })))) return;
      offerReturn(before.by, standing);
      await toList("removed", title);
    },
  };
}
