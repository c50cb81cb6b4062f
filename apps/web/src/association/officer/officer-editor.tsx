import type { OfficerRecords, OfficerTerm } from "@bulmo/contracts/officer";
import { maximumOfficers, termTitleOf } from "@bulmo/contracts/officer-rule";
import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "../editing/editing.css.ts";
import { ListBar } from "../editing/list-bar.tsx";
import { type OpenForm, useOpenForm } from "../editing/use-open-form.ts";
import { MissingInAgreements } from "../missing-reference/missing-references.tsx";
import { OfficerForm } from "./officer-form.tsx";
import { type Edited, OfficerRows } from "./officer-rows.tsx";
import { RemovedTerms } from "./removed-terms.tsx";
import { termSearchOf } from "./term-address.ts";
import { TermTools } from "./term-tools.tsx";
import { type OfficerActs, useOfficerActs } from "./use-officer-acts.ts";
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

type OfficerEditorProps = {
  /** Undefined where no term is there yet. */
  term: number | undefined;
  onDone: () => void;
};

/** A term's officers while an administrator changes them: each change stands at once, and can be taken back. */
export function OfficerEditor({ term, onDone }: OfficerEditorProps) {
  /** A term is begun, removed and brought back while one edits; undefined is the present one. */
  const [edited, setEdited] = useState(term);
  const acts = useOfficerActs();
  // Who hears the page goes on hearing it while another term comes.
  const offices = trpc.officer.listAll.useQuery({ term: edited }, { ...asStanding, placeholderData: keepPreviousData });
  const people = trpc.person.listAll.useQuery(undefined, asStanding);
  const hasFailed = offices.isError || people.isError;
  if (offices.data && people.data)
    return (
      <Opened
        list={offices.data}
        people={people.data}
        acts={acts}
        isStale={hasFailed}
        onTerm={setEdited}
        onDone={onDone}
      />
    );
  if (hasFailed)
    return (
      <ErrorState onRetry={() => void Promise.all([offices.refetch(), people.refetch()])}>
        임원 명단을 불러오지 못했습니다.
      </ErrorState>
    );
  return <BusyState />;
}

type OpenedProps = {
  isStale: boolean;
  list: OfficerRecords;
  people: readonly PersonRecord[];
  acts: OfficerActs;
  onTerm: (number: number | undefined) => void;
  onDone: () => void;
};

function Opened({ list, people, acts, isStale, onTerm, onDone }: OpenedProps) {
  const { term, officers } = list;
  const navigate = useNavigate();
  const open = useOpenForm<Edited>();
  const finish = () => {
    if (!acts.hasChanged()) return onDone();
    // What was changed stands at the foot of the page too, with which a page is sent.
    return void navigate({ to: "/member/executives", search: term ? termSearchOf(term) : {}, reloadDocument: true });
  };
  return (
    <div className={styles.editor} aria-busy={acts.isPending}>
      <ListBar title={term ? termTitleOf(term) : "임원"} acts={acts} open={open} isStale={isStale} onFinish={finish} />
      <p className={styles.hint}>
        고친 내용은 곧바로 실립니다. <HowToOrder /> 전화번호를 적은 임원 가운데 앞의 세 분이 누리집 맨 아래에 나옵니다.
      </p>
      <TermTools list={list} acts={acts} open={open} onTerm={onTerm} />
      <MissingInAgreements />
      <OfficerRows officers={officers} people={people} acts={acts} open={open} />
      {term && officers.length < maximumOfficers && <Addition term={term} people={people} acts={acts} open={open} />}
      <RemovedTerms acts={acts} open={open} onTerm={onTerm} />
    </div>
  );
}

type AdditionProps = {
  term: OfficerTerm;
  people: readonly PersonRecord[];
  acts: OfficerActs;
  open: OpenForm<Edited>;
};

const Addition = ({ term, people, acts, open }: AdditionProps) =>
  open.which === "new" ? (
    <OfficerForm
      term={term.number}
      people={people}
      open={open}
      busy={acts.isPending}
      onSave={(written, sending) => acts.create(term.number, written, sending)}
      onClose={open.close}
    />
  ) : (
    <div className={styles.tools}>
      <Button {...open.opens("new")}>임원 추가</Button>
    </div>
  );
