import { type Exhibition, exhibitionCreateInput, type ExhibitionWriting } from "@bulmo/contracts/exhibition";
import { firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import { FieldConflict, type Overtaken } from "../../parts/form/field-conflict.tsx";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import * as tended from "../../parts/list/tended-rows.css.ts";
import { ExhibitionFacts } from "./exhibition-facts.tsx";
import * as styles from "./exhibition.css.ts";
import { type GroupDraft, GroupFields } from "./group-fields.tsx";
import { PosterField } from "./poster-field.tsx";
import { previewOf } from "./preview-exhibition.ts";
import { useSaveExhibition } from "./use-save-exhibition.ts";
import { comparedExhibition, draftsOf, writtenIn } from "./written-exhibition.ts";

type ExhibitionFormProps = {
  /** Undefined for a new one. */
  exhibition?: Exhibition;
  preview: (exhibition: Exhibition) => ReactNode;
};

/** All of an exhibition in one form (EXH-01). */
export function ExhibitionForm({ exhibition, preview }: ExhibitionFormProps) {
  const [begun, setBegun] = useState(exhibition);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} exhibition={begun} preview={preview} onTake={setBegun} />;
}

type SheetProps = {
  exhibition: Exhibition | undefined;
  preview: ExhibitionFormProps["preview"];
  onTake: (theirs: Exhibition) => void;
};

function Sheet({ exhibition, preview, onTake }: SheetProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const [groups, setGroups] = useState<readonly GroupDraft[]>(() => draftsOf(exhibition));
  const [poster, setPoster] = useState(exhibition?.poster ?? "");
  const [shown, setShown] = useState<Exhibition | null>(null);
  const { conflict, saving } = useSaving(sheet, { exhibition, onSaved: markSaved });
  const read = (sent: HTMLFormElement): ExhibitionWriting | undefined => {
    const given = writtenIn(sent, { groups, poster });
    const wrong = firstIssue(exhibitionCreateInput, given);
    if (!wrong) return exhibitionCreateInput.parse(given);
    void formError.showError(sent, wrong);
    return undefined;
  };
  const send = async (sent: HTMLFormElement) => {
    const written = read(sent);
    if (written) await saving.save(written, conflict.revision());
  };
  const look = () => {
    const written = sheet.current && read(sheet.current);
    if (written) setShown(previewOf(written, exhibition));
  };
  return (
    <div className={tended.steps}>
      <FieldConflict conflict={conflict} busy={saving.isPending} onTake={onTake} />
      <Form ref={sheet} className={form.form} busy={saving.isPending} onInput={formError.clearOnInput} onSubmit={send}>
        <StepTitle>{exhibition ? `${exhibition.title} 고치기` : "전시 열기"}</StepTitle>
        <ExhibitionFacts exhibition={exhibition} errorOf={formError.errorOf} />
        <PosterField value={poster} onChange={setPoster} />
        <GroupFields
          groups={groups}
          error={formError.errorOf("groups")}
          onChange={(next) => {
            setGroups(next);
            formError.clear();
          }}
        />
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to={sitePath("/admin/exhibition")}>목록</Link>
          </Button>
          <Button size="large" onClick={look}>
            미리 보기
          </Button>
          <Button type="submit" variant="primary" size="large" busy={saving.isPending}>
            {exhibition ? "저장" : "전시 열기"}
          </Button>
        </div>
      </Form>
      {shown && (
        <section className={styles.preview} aria-label="미리 보기">
          <p className={form.hint}>방문자에게는 이렇게 보입니다. 아직 저장하지 않았습니다.</p>
          {preview(shown)}
        </section>
      )}
      {exhibition && <Removal busy={saving.isPending} onRemove={() => void saving.remove(exhibition)} />}
    </div>
  );
}

type SavingOptions = { exhibition: Exhibition | undefined; onSaved: () => void };

/** Saves what is written, and knows what another administrator saved meanwhile. */
function useSaving(sheet: RefObject<HTMLFormElement | null>, { exhibition, onSaved }: SavingOptions) {
  const conflict = useConflict<Overtaken<Exhibition>>({ revision: exhibition?.revision, form: sheet });
  const saving = useSaveExhibition({
    exhibition,
    onSaved,
    onConflict: (theirs, mine) =>
      conflict.setCurrent({ revision: theirs.revision, theirs, fields: comparedExhibition(mine, theirs) }),
  });
  return { conflict, saving };
}

const Removal = ({ busy, onRemove }: { busy: boolean; onRemove: () => void }) => (
  <div className={form.section}>
    <p className={form.hint}>작품이 하나도 없는 전시는 지울 수 있습니다. 휴지통에 있는 작품도 작품으로 셉니다.</p>
    <div>
      <Button variant="danger" busy={busy} onClick={onRemove}>
        전시 지우기
      </Button>
    </div>
  </div>
);
