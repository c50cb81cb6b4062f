import type { CreatedKey } from "@bulmo/contracts/key";
import { mostKeys } from "@bulmo/contracts/key-scope";
import { Button } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./key.css.ts";
import { KeyForm } from "./key-form.tsx";
import { KeyRows } from "./key-rows.tsx";
import { MadeKey } from "./made-key.tsx";
import { ofOneself, useRevokeKey } from "./use-revoke-key.ts";

type Step = { kind: "list" } | { kind: "form" } | { kind: "made"; made: CreatedKey };

/** The keys of a member's programs: which there are, a new one, and the one look at it that there is (docs/decisions/041). */
export function ApiKeys() {
  const [step, setStep] = useState<Step>({ kind: "list" });
  const [status, setStatus] = useStatus();
  const toList = () => setStep({ kind: "list" });
  if (step.kind === "form") return <KeyForm onMade={(made) => setStep({ kind: "made", made })} onCancel={toList} />;
  if (step.kind === "made") return <MadeKey made={step.made} onDone={toList} />;
  return (
    <div className={styles.keys}>
      <div className={rows.head}>
        <p className={form.hint}>
          직접 만드신 프로그램이나 자동화 도구가 비밀번호 없이 회원님으로서 누리집을 쓰게 하는 키입니다. 키를 가진
          사람은 누구나 키에 준 권한만큼 할 수 있으니 비밀번호처럼 보관해 주세요. 쓰는 방법은{" "}
          <TextLink href="/api/docs">API 안내</TextLink>에 있습니다.
        </p>
        <StatusLine status={status} />
      </div>
      <Keys onMake={() => setStep({ kind: "form" })} onDone={setStatus} />
    </div>
  );
}

function Keys({ onMake, onDone }: { onMake: () => void; onDone: (sentence: string) => void }) {
  const { data, isError, isFetching, refetch } = trpc.key.list.useQuery(undefined, {
    // A program may have used one since, and another tab made one.
    ...asStanding,
  });
  const revocation = useRevokeKey({ ...ofOneself, onDone });
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>API 키를 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  const makeButton = (
    <Button variant="primary" onClick={onMake}>
      API 키 만들기
    </Button>
  );
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="만들어 두신 API 키가 없습니다." action={makeButton}>
          프로그램에서 누리집을 쓰려 하실 때 만드시면 됩니다.
        </EmptyState>
      ) : (
        <>
          <KeyRows keys={data} revocation={revocation} />
          {data.length < mostKeys ? (
            <div>{makeButton}</div>
          ) : (
            <p className={form.hint}>
              API 키는 {mostKeys}개까지 만들 수 있습니다. 새로 만드시려면 쓰지 않는 키를 먼저 폐기해 주세요.
            </p>
          )}
        </>
      )}
    </>
  );
}
