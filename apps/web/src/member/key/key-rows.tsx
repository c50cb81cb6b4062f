import type { ApiKey } from "@bulmo/contracts/key";
import { isKeyOver, keyScopeLabels } from "@bulmo/contracts/key-scope";
import { Button } from "@bulmo/ui/button";
import { formatDate } from "../../parts/text/date.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as styles from "./key.css.ts";
import type { Revocation } from "./use-revoke-key.ts";

type KeyRowsProps = { keys: readonly ApiKey[]; revocation: Revocation<ApiKey> };

/** The member's keys, each with what it may do, since when, until when, and whether anything uses it. */
export const KeyRows = ({ keys, revocation }: KeyRowsProps) => (
  <ul className={rows.list} aria-label="API 키">
    {keys.map((key) => (
      <li key={key.id} className={rows.row}>
        <KeyFacts apiKey={key} />
        <Button
          size="small"
          className={rows.action}
          busy={revocation.isBusy(key)}
          // Two of one name are told apart by what they begin with.
          aria-label={`‘${key.name}’ API 키 ${key.prefix} 폐기`}
          onClick={() => void revocation.revoke(key)}
        >
          폐기
        </Button>
      </li>
    ))}
  </ul>
);

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = apiKey;
  return (
    <div className={rows.facts}>
      <p className={rows.name}>
        {name}
        <code className={styles.prefix}>{prefix}…</code>
        {isKeyOver(apiKey) && <span className={styles.over}>기한 지남</span>}
      </p>
      <p className={rows.details}>
        <span>{scopes.map((scope) => keyScopeLabels[scope]).join(", ")}</span>
        <span>
          {lastUsedAt === null ? (
            "사용한 적 없음"
          ) : (
            <>
              마지막 사용 <time dateTime={lastUsedAt}>{formatDate(lastUsedAt)}</time>
            </>
          )}
        </span>
        <span>
          만든 날 <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </span>
        <span>
          기한 <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
        </span>
      </p>
    </div>
  );
}
