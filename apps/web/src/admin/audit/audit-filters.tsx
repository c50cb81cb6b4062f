import { accessReasonLabels, accessReasons } from "@bulmo/contracts/access-reason-text";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useNavigate } from "@tanstack/react-router";
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
      <Select name="kind" aria-label="기록의 종류" className={styles.kind} defaultValue={kind ?? ""}>
        <option value="">모든 기록</option>
        {Object.entries(kindNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="reason" aria-label="열람 사유" className={styles.kind} defaultValue={reason ?? ""}>
        <option value="">모든 사유</option>
        {accessReasons.map((value) => (
          <option key={value} value={value}>
            {accessReasonLabels[value]}
          </option>
        ))}
      </Select>
      <TextInput
        type="search"
        className={styles.who}
        name="person"
        aria-label="사람 검색"
        placeholder="이름, 닉네임, 아이디"
        maxLength={200}
        defaultValue={person}
        enterKeyHint="search"
      />
      <TextInput
        type="search"
        className={styles.who}
        name="address"
        aria-label="접속지 검색"
        placeholder="접속지 (IP 주소)"
        maxLength={100}
        defaultValue={address}
        enterKeyHint="search"
      />
      <Button type="submit">
        <Icon name="search" />
        찾기
      </Button>
    </Form>
  );
}
