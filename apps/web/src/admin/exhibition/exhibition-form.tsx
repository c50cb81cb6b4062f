import { type Exhibition, exhibitionCreateInput, type ExhibitionWriting } from "@bulmo/contracts/exhibition";
import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useIdentity } from "../../page/identity.ts";
import { sitePath } from "../../page/site-path.ts";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import * as form from "../../parts/form/form.css.ts";
import { FormGroup } from "../../parts/form/form-group.tsx";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Removal } from "../../parts/form/removal.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import { PictureField } from "../../parts/upload/picture-field.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { ExhibitionDays, ExhibitionIntroduction, ExhibitionNames } from "./exhibition-facts.tsx";
import { ExhibitionPreview } from "./exhibition-preview.tsx";
import { type GroupDraft, GroupFields } from "./group-fields.tsx";
import { whyNotRemoved, type WorkCounts } from "./exhibition-words.ts";
import { previewOf } from "./preview-exhibition.ts";
import { usePreview } from "./use-preview.ts";
import { useSaveExhibition } from "./use-save-exhibition.ts";
import { comparedExhibition, draftsOf, writtenIn } from "./written-exhibition.ts";

type ExhibitionFormProps = {
  /** Undefined for a new one. */
  exhibition?: Exhibition;
  /** The number that it has, or will be given. */
  n: number;
  /** How many works hang in it, and how many wait to; none in a new one. */
  counts?: WorkCounts;
  /** As its page opens, for who wants to see that before anybody else does. */
  page: (exhibition: Exhibition) => ReactNode;
};

/** All of an exhibition in one form (EXH-01). */
export function ExhibitionForm({ exhibition, ...rest }: ExhibitionFormProps) {
  const [begun, setBegun] = useState(exhibition);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} exhibition={begun} onTake={setBegun} {...rest} />;
}

type SheetProps = Omit<ExhibitionFormProps, "exhibition"> & {
  exhibition: Exhibition | undefined;
  onTake: (theirs: Exhibition) => void;
};

function Sheet({ exhibition, n, counts, page, onTake }: SheetProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const beside = useBeside(exhibition);
  const { conflict, saving } = useSaving(sheet, {
    exhibition,
    association: beside.association,
    onSaved: markSaved,
    onWrong: (wrong) => void (sheet.current && formError.showError(sheet.current, wrong)),
  });
  const preview = usePreview(() => {
    const { data } = exhibitionCreateInput.safeParse(sheet.current && writtenIn(sheet.current, beside));
    return data ? previewOf(data, data.n ?? n, beside.association) : null;
  }, [beside.groups, beside.poster]);
  /** Undefined, having told why, for what cannot be saved. */
  const read = (): ExhibitionWriting | undefined => {
    if (!sheet.current) return undefined;
    const given = writtenIn(sheet.current, beside);
    const wrong = firstIssue(exhibitionCreateInput, given);
    if (!wrong) return exhibitionCreateInput.parse(given);
    void formError.showError(sheet.current, wrong);
    return undefined;
  };
  const send = async () => {
    const written = read();
    if (written) await saving.save(written, conflict.revision());
  };
  const look = () => {
    const written = read();
    if (written) preview.open(previewOf(written, written.n ?? n, beside.association));
  };
  return (
    <div className={actionRows.steps}>
      <FieldConflict conflict={conflict} busy={saving.isPending} onTake={onTake} />
      <Form
        ref={sheet}
        className={form.form}
        busy={saving.isPending}
        onInput={formError.clearOnInput}
        onChange={preview.follow}
        onSubmit={send}
      >
        <StepTitle>{exhibition ? `${exhibition.title} 고치기` : "전시 추가"}</StepTitle>
        <ExhibitionNames exhibition={exhibition} n={n} errorOf={formError.errorOf} />
        <ExhibitionDays exhibition={exhibition} errorOf={formError.errorOf} />
        <FormGroup title="포스터와 소개">
          <PictureField label="포스터" name="poster" value={beside.poster} onChange={beside.setPoster} />
          <ExhibitionIntroduction exhibition={exhibition} errorOf={formError.errorOf} />
        </FormGroup>
        <FormGroup title="묶음">
          <GroupFields
            groups={beside.groups}
            error={formError.errorOf("groups")}
            onChange={(next) => (beside.setGroups(next), formError.clear())}
          />
        </FormGroup>
        <Acts isNew={!exhibition} busy={saving.isPending} button={preview.button} onLook={look} />
      </Form>
      <ExhibitionPreview preview={preview} page={page} />
      {exhibition && (
        <Removal
          label="전시 지우기"
          kept={whyNotRemoved(counts)}
          busy={saving.isPending}
          onRemove={() => void saving.remove(exhibition)}
        />
      )}
    </div>
  );
}

/** What the controls of the form do not say. */
function useBeside(exhibition: Exhibition | undefined) {
  const [groups, setGroups] = useState<readonly GroupDraft[]>(() => draftsOf(exhibition));
  const [poster, setPoster] = useState(exhibition?.poster ?? "");
  const { name: association } = useIdentity();
  return { groups, setGroups, poster, setPoster, association };
}

type ActsProps = { isNew: boolean; busy: boolean; button: RefObject<HTMLButtonElement | null>; onLook: () => void };

const Acts = ({ isNew, busy, button, onLook }: ActsProps) => (
  <div className={form.actions}>
    <Button asChild size="large">
      <Link to={sitePath("/admin/exhibition")}>목록</Link>
    </Button>
    <Button ref={button} size="large" onClick={onLook}>
      미리 보기
    </Button>
    <Button type="submit" variant="primary" size="large" busy={busy}>
      {isNew ? "전시 추가" : "저장"}
    </Button>
  </div>
);

type SavingOptions = {
  exhibition: Exhibition | undefined;
  association: string;
  onSaved: () => void;
  onWrong: (wrong: FirstIssue) => void;
};

/** Saves what is written, and knows what another administrator saved meanwhile. */
function useSaving(
  sheet: RefObject<HTMLFormElement | null>,
  { exhibition, association, onSaved, onWrong }: SavingOptions,
) {
  const conflict = useConflict<FieldComparison<Exhibition>>({ revision: exhibition?.revision, form: sheet });
  const saving = useSaveExhibition({
    exhibition,
    onSaved,
    onWrong,
    onConflict: (theirs, mine) =>
      conflict.setCurrent({ revision: theirs.revision, theirs, fields: comparedExhibition(mine, theirs, association) }),
  });
  return { conflict, saving };
}
