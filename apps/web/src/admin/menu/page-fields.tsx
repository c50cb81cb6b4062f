import { type SitePage, sitePageMessages } from "@bulmo/contracts/site-page";
import { pathOfPage } from "@bulmo/contracts/page-section";
import { maximumPageTitle, pageAddressLimits } from "@bulmo/contracts/site-page-rule";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { ChoiceList } from "../../parts/form/choice-list.tsx";
import * as form from "../../parts/form/form.css.ts";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { type PageState, sectionChoices, stateChoices } from "./menu-words.ts";
import { suggestedAddress } from "./suggested-address.ts";

type FieldsProps = { page: SitePage | undefined; errorOf: ErrorOf };

type TitleFieldProps = FieldsProps & { onWrite?: (title: string) => void };

const TitleField = ({ page, errorOf, onWrite }: TitleFieldProps) => (
  <Field
    label="이름"
    required
    error={errorOf("title")}
    hint="메뉴와 페이지의 머리에 나오는 이름입니다. (예: 후원 안내)"
  >
    <TextInput
      name="title"
      defaultValue={page?.title}
      maxLength={maximumPageTitle}
      autoComplete="off"
      onChange={({ target }) => onWrite?.(target.value)}
    />
  </Field>
);

/** What one of the program's own pages is called. */
export const PageNames = (props: FieldsProps) => (
  <>
    <TitleField {...props} />
    <p className={form.hint}>{sitePageMessages.fixed}</p>
  </>
);

/** What a page is called, and where it stands; a new one is suggested an address by its name. */
export function PagePlace({ page, errorOf }: FieldsProps) {
  const [section, setSection] = useState<string>(page?.section ?? "about");
  const [address, setAddress] = useState(page?.address ?? "");
  const [isOwn, setOwn] = useState(page !== undefined);
  return (
    <>
      <TitleField
        page={page}
        errorOf={errorOf}
        onWrite={(title) => {
          if (!isOwn) setAddress(suggestedAddress(title));
        }}
      />
      <Field label="메뉴" required error={errorOf("section")} hint="어느 메뉴 아래에 놓을지 고릅니다.">
        <Select name="section" value={section} onChange={({ target }) => setSection(target.value)}>
          {sectionChoices.map((choice) => (
            <option key={choice.section} value={choice.section}>
              {choice.title}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="주소"
        required
        error={errorOf("address")}
        hint={<AddressHint page={page} path={`/${section}/${address}`} />}
      >
        <TextInput
          name="address"
          value={address}
          maxLength={pageAddressLimits.longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setAddress(target.value);
            setOwn(target.value !== "");
          }}
        />
      </Field>
    </>
  );
}

/** Where it will be found, and who comes by an old address. */
function AddressHint({ page, path }: { page: SitePage | undefined; path: string }) {
  const before = page && pathOfPage(page);
  const leading = [...(before && before !== path ? [before] : []), ...(page?.formerPaths ?? [])];
  return (
    <>
      누리집의 {path} 주소에서 열립니다. 영문 소문자와 숫자, 붙임표(-)로 적습니다.
      {leading.length > 0 && ` 예전 주소로 들어오시는 분도 이곳으로 이어집니다: ${leading.join(", ")}`}
    </>
  );
}

/** Whether visitors meet it. A new one is written first. */
export function PageVisibility({ page, errorOf }: FieldsProps) {
  const [state, setState] = useState<PageState>((page?.isHidden ?? true) ? "hidden" : "shown");
  return (
    <ChoiceList
      label="상태"
      name="state"
      choices={stateChoices}
      value={state}
      onChange={setState}
      error={errorOf("state")}
    />
  );
}
