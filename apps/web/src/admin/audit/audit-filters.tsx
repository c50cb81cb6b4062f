import { accessReasonLabels, accessReasons } from "@bulmo/contracts/access-reason-text";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { Icon } from "@bulmo/ui/icon";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useNavigate } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { kindNames, kindOf, reasonIn } from "./audit-kind.ts";
import { type AuditSearch, validateAuditSearch } from "./audit-search.ts";
import * as styles from "./audit.css.ts";

/** What one looks for: a kind of act, and a person who did it or whom it was about. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const { person, address } = search;
  const reason = reasonIn(search);
  const kind = kindOf(search);
  const navigate = useNavigate();
  const find = (form: HTMLFormElement) => navigate({ to: "/admin/audit", search: validateAuditSearch(valuesOf(form)) });
  return (
    // A search reached by back and forward shows its own terms again.
    <Form key={`${kind} ${reason} ${person} ${address}`} role="search" className={styles.filters} onSubmit={find}>
      <div className={styles.kind}>
        <Field label="기록의 종류">
          <Select name="kind" defaultValue={kind ?? ""}>
            <option value="">모든 기록</option>
            {Object.entries(kindNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.kind}>
        <Field label="열람 사유">
          <Select name="reason" defaultValue={reason ?? ""}>
            <option value="">모든 사유</option>
            {accessReasons.map((value) => (
              <option key={value} value={value}>
                {accessReasonLabels[value]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Sought
        label="사람 검색"
        name="person"
        placeholder="이름, 닉네임, 아이디"
        maxLength={200}
        defaultValue={person}
      />
      <Sought label="접속지 검색" name="address" placeholder="IP 주소" maxLength={100} defaultValue={address} />
      <Button type="submit" className={styles.find}>
        <Icon name="search" />
        찾기
      </Button>
    </Form>
  );
}

type SoughtProps = ComponentProps<typeof TextInput> & { label: string };

const Sought = ({ label, ...rest }: SoughtProps) => (
  <div className={styles.who}>
    <Field label={label}>
      <TextInput type="search" enterKeyHint="search" {...rest} />
    </Field>
  </div>
);
