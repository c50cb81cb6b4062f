import { firstIssue } from "@bulmo/contracts/first-issue";
import { pathOfPage } from "@bulmo/contracts/page-section";
import { type SitePage, sitePageRestoreInput } from "@bulmo/contracts/site-page";
import { isReservedAddress, pageAddressLimits } from "@bulmo/contracts/site-page-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useRef } from "react";
import * as form from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import * as styles from "./menu.css.ts";
import { numberedAddress } from "./suggested-address.ts";
import type { PageActs } from "./use-page-acts.ts";

type RestoreFormProps = {
  page: SitePage;
  /** All there are, to suggest an address at which none stands. */
  pages: readonly SitePage[];
  acts: PageActs;
  onCancel: () => void;
};

/** Another address for a page at whose own something else stands by now (PAG-07). */
export function RestoreForm({ page, pages, acts, onCancel }: RestoreFormProps) {
  const { id, section, title } = page;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { errorOf, clearOnInput, showError } = useFormError();
  const isFree = (address: string) =>
    !isReservedAddress(section, address) &&
    !pages.some((other) => other.section === section && other.address === address && !other.removedAt);
  const restore = async (sent: HTMLFormElement) => {
    const written = { id, address: valuesOf(sent).address?.trim().toLowerCase() ?? "" };
    const wrong = firstIssue(sitePageRestoreInput, written) ?? (await acts.restore(written, title));
    if (wrong) await showError(sent, wrong);
  };
  return (
    <Form className={styles.restore} busy={acts.isPending} onInput={clearOnInput} onSubmit={restore}>
      <p role="status">
        그사이 다른 페이지나 게시판이 {pathOfPage(page)} 주소를 쓰고 있습니다. 다른 주소로 되살릴 수 있습니다.
      </p>
      <Field
        label={`${title}의 새 주소`}
        required
        error={errorOf("address")}
        hint={`누리집의 /${section}/ 뒤에 붙습니다. 영문 소문자와 숫자, 붙임표(-)로 적습니다.`}
      >
        <TextInput
          ref={field}
          name="address"
          defaultValue={numberedAddress(page.address, isFree)}
          maxLength={pageAddressLimits.longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div className={form.actions}>
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant="primary" busy={acts.isPending}>
          이 주소로 되살리기
        </Button>
      </div>
    </Form>
  );
}
