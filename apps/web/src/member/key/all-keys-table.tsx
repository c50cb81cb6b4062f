import type { OwnedKey } from "@bulmo/contracts/key";
import { isKeyOver, keyScopeLabels } from "@bulmo/contracts/key-scope";
import { Button } from "@bulmo/ui/button";
import { type Column, Table } from "@bulmo/ui/table";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as worklist from "../../parts/worklist/worklist.css.ts";
import * as styles from "./all-keys.css.ts";
import type { Revocation } from "./use-revoke-key.ts";

const columnsOf = (revocation: Revocation<OwnedKey>): Column<OwnedKey>[] => [
  { key: "name", label: "API 키", primary: true, cell: (key) => <Name apiKey={key} /> },
  {
    key: "scopes",
    label: "권한",
    width: "8rem",
    cell: ({ scopes }) => scopes.map((scope) => keyScopeLabels[scope]).join(", "),
  },
  { key: "lastUsedAt", label: "마지막 사용", width: "7.5rem", cell: (key) => <LastUse apiKey={key} /> },
  { key: "expiresAt", label: "기한", width: "7.5rem", cell: (key) => <Expiry apiKey={key} /> },
  {
    key: "actions",
    label: "관리",
    width: "5.5rem",
    phone: "below",
    cell: (key) => <RevokeButton apiKey={key} revocation={revocation} />,
  },
];

/** What it is called, by what its member would tell it from others, and whose it is. */
const Name = ({ apiKey: { name, prefix, member } }: { apiKey: OwnedKey }) => (
  <>
    {keepTogether(name)}
    <span className={worklist.place}>
      <Link to={sitePath("/admin/member-manage/detail")} search={{ email: member.email }} className={styles.link}>
        {member.nickname} 님의 회원 정보
      </Link>{" "}
      · <code className={styles.prefix}>{prefix}…</code>
    </span>
  </>
);

/** On a phone the heading of the column is not there to say what the date is. */
const LastUse = ({ apiKey: { lastUsedAt } }: { apiKey: OwnedKey }) =>
  lastUsedAt === null ? (
    "사용한 적 없음"
  ) : (
    <>
      <span className={styles.onPhone}>마지막 사용 </span>
      <time dateTime={lastUsedAt}>{formatDate(lastUsedAt)}</time>
    </>
  );

const Expiry = ({ apiKey }: { apiKey: OwnedKey }) =>
  isKeyOver(apiKey) ? (
    <span className={styles.over}>기한 지남</span>
  ) : (
    <>
      <span className={styles.onPhone}>기한 </span>
      <time dateTime={apiKey.expiresAt}>{formatDate(apiKey.expiresAt)}</time>
    </>
  );

const RevokeButton = ({ apiKey, revocation }: { apiKey: OwnedKey; revocation: Revocation<OwnedKey> }) => (
  <div className={worklist.actions}>
    <Button
      size="small"
      className={worklist.removal}
      busy={revocation.isBusy(apiKey)}
      aria-label={`${apiKey.member.nickname} 님의 ‘${apiKey.name}’ API 키 폐기`}
      onClick={() => void revocation.revoke(apiKey)}
    >
      폐기
    </Button>
  </div>
);

export const AllKeysTable = ({ keys, revocation }: { keys: OwnedKey[]; revocation: Revocation<OwnedKey> }) => (
  <Table caption="모든 회원의 API 키" columns={columnsOf(revocation)} rows={keys} rowKey={({ id }) => id} centredRows />
);
