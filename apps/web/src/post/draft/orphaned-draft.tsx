import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useId, useState } from "react";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { formatRecent } from "../../parts/text/date.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { createDraftStore, type DraftKey, type DraftText } from "../../parts/draft/draft.ts";
import { findDraft, acquireDraftSlot } from "../../parts/draft/draft-slot.ts";
import { discardQuestion } from "../../parts/draft/draft-prompt.tsx";
import * as styles from "./orphaned-draft.css.ts";

type OrphanedDraftProps = {
  /** Where the post was that the draft is an edit of. */
  draftKey: Required<Pick<DraftKey, "board" | "index">>;
  /** The draft is one of a new post on the same board now. */
  onMoved: () => void;
};

/** Stands where a post was deleted of which this browser still keeps an edit: its words are nobody else's. */
export function OrphanedDraft({ draftKey, onMoved }: OrphanedDraftProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  return <AnyDraft key={userId} draftKey={{ userId, ...draftKey }} onMoved={onMoved} />;
}

const question = {
  message: "쓰시던 새 글의 초안이 따로 있습니다. 이 글로 이어 쓰시면 그 초안은 사라집니다.",
  confirmLabel: "이어 쓰기",
  danger: true,
};

const refusal =
  "이 브라우저에 저장할 수 없어 새 글로 옮기지 못했습니다. ‘내용 복사’를 눌러 내용을 복사하신 뒤 새 글에 붙여 넣어 주세요.";

const storage = () => window.localStorage;
const storeOf = (draftKey: DraftKey) => createDraftStore(storage, draftKey);

/** The words of a draft, line by line. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const lines = [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")].map(({ textContent }) => textContent);
  return lines.join("\n").replaceAll("\uFFFC", "");
}

type DraftProps = { draftKey: DraftKey; onMoved: () => void };

function AnyDraft({ draftKey, onMoved }: DraftProps) {
  const [found] = useState(() => findDraft(storage, draftKey));
  return found && <FoundDraft draftKey={found} onMoved={onMoved} />;
}

type Moved = "moved" | "unwanted" | "refused";

/** Puts a draft where one of a new post belongs, if `mayReplace` one that is there; a full storage refuses it. */
async function moveToNew({ userId, board }: DraftKey, draft: DraftText, mayReplace: () => Promise<boolean>) {
  const { draftKey, release } = await acquireDraftSlot(storage, { userId, board });
  const drafts = storeOf(draftKey);
  const move = (): Moved => (drafts.save(draft) === null ? "refused" : "moved");
  const moved = drafts.read() === null || (await mayReplace()) ? move() : "unwanted";
  await release();
  return moved;
}

function FoundDraft({ draftKey, onMoved }: DraftProps) {
  const { confirm, notice } = useDialog();
  const id = useId();
  const [draft, setDraft] = useState(() => storeOf(draftKey).read());
  if (!draft) return null;
  const { title = "", content = "" } = draft.fields;
  const words = wordsOf(content);
  const goOn = async () => {
    // What it was an edit of is gone, and so is its revision.
    const moved = await moveToNew(draftKey, { fields: draft.fields }, () => confirm(question));
    if (moved === "refused") await notice(refusal);
    if (moved !== "moved") return;
    storeOf(draftKey).remove();
    onMoved();
  };
  const drop = async () => {
    if (!(await confirm(discardQuestion))) return;
    storeOf(draftKey).remove();
    setDraft(null);
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        고치시던 글의 초안이 남아 있습니다
      </h2>
      <p>
        글은 지워졌지만, {formatRecent(draft.savedAt)}에 저장한 초안은 이 브라우저에 그대로 있습니다. 새 글로 이어
        쓰시거나 내용을 복사해 두실 수 있습니다.
      </p>
      <div className={styles.draft} tabIndex={0} role="group" aria-label="초안의 내용">
        <p className={styles.title}>{title}</p>
        <p className={styles.words}>{words}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void goOn()}>
          새 글로 이어 쓰기
        </Button>
        <CopyButton label="내용 복사" text={`${title}\n\n${words}`} />
        <Button variant="quiet" onClick={() => void drop()}>
          버리기
        </Button>
      </div>
    </section>
  );
}
