import { type Bulletin, type BulletinCreate, bulletinCreateInput } from "@bulmo/contracts/bulletin";
import type { BulletinKind } from "@bulmo/contracts/bulletin-rule";
import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Removal } from "../../parts/form/removal.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { BulletinContent, BulletinDays } from "./bulletin-fields.tsx";
import { BulletinPreview } from "./bulletin-preview.tsx";
import { kindNames } from "./bulletin-words.ts";
import { useSaveBulletin } from "./use-save-bulletin.ts";
import { comparedBulletin, writtenIn } from "./written-bulletin.ts";

/** All of one in one form; undefined for a new one. */
export function BulletinForm({ bulletin }: { bulletin?: Bulletin }) {
  const [begun, setBegun] = useState(bulletin);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} bulletin={begun} onTake={setBegun} />;
}

type SheetProps = { bulletin: Bulletin | undefined; onTake: (theirs: Bulletin) => void };

function Sheet({ bulletin, onTake }: SheetProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const [kind, setKind] = useState<BulletinKind>(bulletin?.kind ?? "POPUP");
  const [picture, setPicture] = useState(bulletin?.picture ?? "");
  const showWrong = (wrong: FirstIssue) => void (sheet.current && formError.showError(sheet.current, wrong));
  const { conflict, saving } = useSaving(sheet, { bulletin, onSaved: markSaved, onWrong: showWrong });
  const given = () => sheet.current && writtenIn(sheet.current, picture);
  const preview = usePreview(() => bulletinCreateInput.safeParse(given()).data, [kind, picture]);
  /** Undefined, having told why, for what cannot be saved. */
  const read = (): BulletinCreate | undefined => {
    const wrong = firstIssue(bulletinCreateInput, given());
    if (wrong) showWrong(wrong);
    return wrong ? undefined : bulletinCreateInput.parse(given());
  };
  const send = async () => {
    const written = read();
    if (written) await saving.save(written, conflict.revision());
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
        <StepTitle>{bulletin ? `${kindNames[kind]} 고치기` : "팝업·배너 추가"}</StepTitle>
        <BulletinContent
          bulletin={bulletin}
          kind={kind}
          onKind={setKind}
          picture={picture}
          onPicture={setPicture}
          errorOf={formError.errorOf}
        />
        <BulletinDays bulletin={bulletin} errorOf={formError.errorOf} />
        <Acts isNew={!bulletin} busy={saving.isPending} button={preview.button} onLook={() => preview.open(read())} />
      </Form>
      {preview.written && <BulletinPreview written={preview.written} onClose={preview.close} />}
      {bulletin && (
        <Removal
          label={`${kindNames[kind]} 지우기`}
          hint="기간이 끝난 것은 지우지 않으셔도 보이지 않습니다."
          kept=""
          busy={saving.isPending}
          onRemove={() => void saving.remove(bulletin)}
        />
      )}
    </div>
  );
}

type SavingOptions = {
  bulletin: Bulletin | undefined;
  onSaved: () => void;
  onWrong: (wrong: FirstIssue) => void;
};

/** Saves what is written, and knows what another administrator saved meanwhile. */
function useSaving(sheet: RefObject<HTMLFormElement | null>, { bulletin, onSaved, onWrong }: SavingOptions) {
  const conflict = useConflict<FieldComparison<Bulletin>>({ revision: bulletin?.revision, form: sheet });
  const saving = useSaveBulletin({
    bulletin,
    onSaved,
    onWrong,
    onConflict: (theirs, mine) =>
      conflict.setCurrent({ revision: theirs.revision, theirs, fields: comparedBulletin(mine, theirs) }),
  });
  return { conflict, saving };
}

/** What is typed, for as long as it is complete; `read` answers undefined while it is not, and what was stays. */
function usePreview(read: () => BulletinCreate | undefined, [kind, picture]: readonly [BulletinKind, string]) {
  const button = useRef<HTMLButtonElement>(null);
  const [written, setWritten] = useState<BulletinCreate>();
  const follow = () => {
    if (written) setWritten(read() ?? written);
  };
  const followLater = useEffectEvent(follow);
  // A picture is no control that tells the form of a change, and with the kind fields come and go.
  useEffect(() => followLater(), [kind, picture]);
  return {
    button,
    written,
    follow,
    open: (first: BulletinCreate | undefined) => first && setWritten(first),
    close: () => {
      setWritten(undefined);
      button.current?.focus();
    },
  };
}

type ActsProps = { isNew: boolean; busy: boolean; button: RefObject<HTMLButtonElement | null>; onLook: () => void };

const Acts = ({ isNew, busy, button, onLook }: ActsProps) => (
  <div className={form.actions}>
    <Button asChild size="large">
      <Link to={sitePath("/admin/bulletin")}>목록</Link>
    </Button>
    <Button ref={button} size="large" onClick={onLook}>
      미리 보기
    </Button>
    <Button type="submit" variant="primary" size="large" busy={busy}>
      {isNew ? "추가" : "저장"}
    </Button>
  </div>
);
