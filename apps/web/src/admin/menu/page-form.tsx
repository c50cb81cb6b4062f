import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { type SitePage, sitePageCreateInput, sitePageUpdateInput } from "@bulmo/contracts/site-page";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { comparedPage } from "./menu-words.ts";
import { PageNames, PagePlace, PageVisibility } from "./page-fields.tsx";
import { usePageActs } from "./use-page-acts.ts";

/** All of a page but its text in one form (PAG-07); undefined for a new one. */
export function PageForm({ page }: { page?: SitePage }) {
  const [begun, setBegun] = useState(page);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} page={begun} onTake={setBegun} />;
}

/** What stands in the form, as the calls take it: a field that is not there stays what it was. */
function writtenIn(sent: HTMLFormElement) {
  const { title = "", section, address, state } = valuesOf(sent);
  return { title, section, address: address?.trim().toLowerCase(), isHidden: state === "hidden" };
}

type SheetProps = { page: SitePage | undefined; onTake: (theirs: SitePage) => void };

function Sheet({ page, onTake }: SheetProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const conflict = useConflict<FieldComparison<SitePage>>({ revision: page?.revision, form: sheet });
  const acts = usePageActs({
    onSaved: markSaved,
    onConflict: (theirs, mine) =>
      conflict.setCurrent({ revision: theirs.revision, theirs, fields: comparedPage(mine, theirs) }),
  });
  const save = async (sent: HTMLFormElement): Promise<FirstIssue | null> => {
    const written = writtenIn(sent);
    if (!page) return firstIssue(sitePageCreateInput, written) ?? acts.create(sitePageCreateInput.parse(written));
    const changes = { ...written, id: page.id, revision: conflict.revision() };
    return (
      firstIssue(sitePageUpdateInput, changes) ?? acts.update(sitePageUpdateInput.parse(changes), written.title.trim())
    );
  };
  const send = async (sent: HTMLFormElement) => {
    const wrong = await save(sent);
    if (wrong) await formError.showError(sent, wrong);
  };
  return (
    <div className={actionRows.steps}>
      <FieldConflict conflict={conflict} busy={acts.isPending} onTake={onTake} />
      <Form ref={sheet} className={form.form} busy={acts.isPending} onInput={formError.clearOnInput} onSubmit={send}>
        <StepTitle>{page ? `${page.title} 고치기` : "페이지 추가"}</StepTitle>
        {page?.isFixed ? (
          <PageNames page={page} errorOf={formError.errorOf} />
        ) : (
          <PagePlace page={page} errorOf={formError.errorOf} />
        )}
        <PageVisibility page={page} errorOf={formError.errorOf} />
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to={sitePath("/admin/menu")}>목록</Link>
          </Button>
          <Button type="submit" variant="primary" size="large" busy={acts.isPending}>
            {page ? "저장" : "페이지 추가"}
          </Button>
        </div>
      </Form>
      {page && !page.isFixed && <Removal busy={acts.isPending} onRemove={() => void acts.remove(page)} />}
    </div>
  );
}

const Removal = ({ busy, onRemove }: { busy: boolean; onRemove: () => void }) => (
  <div className={form.section}>
    <p className={form.hint}>지운 페이지는 목록 아래에 남아 있어, 글과 주소까지 그대로 되살리실 수 있습니다.</p>
    <div>
      <Button variant="danger" busy={busy} onClick={onRemove}>
        페이지 지우기
      </Button>
    </div>
  </div>
);
