import { exhibitionMessages, maximumGroups, maximumName } from "@bulmo/contracts/exhibition";
import { Button } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import { useRef } from "react";
import { RowTools } from "../../parts/list/row-tools.tsx";
import { movedTo } from "../../parts/sorting/moved.ts";
import * as styles from "./exhibition.css.ts";

/** A group in the form; `key` tells rows apart whatever is typed, `number` is null until it is stored. */
export type GroupDraft = {
  key: number;
  number: number | null;
  name: string;
  /** Goes when the form is saved, and may be brought back until then. */
  isRemoved?: boolean;
};

export const remaining = (groups: readonly GroupDraft[]): GroupDraft[] => groups.filter(({ isRemoved }) => !isRemoved);

const errorId = "groups-error";

/** The first without a name, or with that of one above it (EXH-03). */
function firstRefused(groups: readonly GroupDraft[]): GroupDraft | undefined {
  const names = new Set([""]);
  return remaining(groups).find(({ name }) => names.size === names.add(name.trim()).size);
}

type GroupFieldsProps = {
  groups: readonly GroupDraft[];
  error: string | undefined;
  onChange: (groups: readonly GroupDraft[]) => void;
};

/** The disciple groups in their order: renamed, moved, added and, while no work is in them, removed (EXH-03). */
export function GroupFields({ groups, error, onChange }: GroupFieldsProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const nextKey = useRef(groups.length + 1);
  const refused = firstRefused(groups);
  const isFull = remaining(groups).length >= maximumGroups;
  const change = (key: number, changes: Partial<GroupDraft>) =>
    onChange(groups.map((group) => (group.key === key ? { ...group, ...changes } : group)));
  /** What is first in a row is there with the next frame. */
  const goTo = (key: number) =>
    requestAnimationFrame(() =>
      field.current?.querySelector<HTMLElement>(`[data-group="${key}"] :is(input, button)`)?.focus(),
    );
  const add = () => {
    const key = (nextKey.current += 1);
    onChange([...groups, { key, number: null, name: "" }]);
    goTo(key);
  };
  const remove = ({ key, number, name }: GroupDraft) => {
    const isNothing = number === null && name === "";
    if (isNothing) onChange(groups.filter((group) => group.key !== key));
    else change(key, { isRemoved: true });
    goTo(key);
  };
  const restore = ({ key }: GroupDraft) => {
    change(key, { isRemoved: false });
    goTo(key);
  };
  return (
    <fieldset ref={field} className={styles.groups} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>문하</legend>
      {groups.map((group, place) =>
        group.isRemoved ? (
          <RemovedRow key={group.key} group={group} onRestore={() => restore(group)} />
        ) : (
          <Row
            key={group.key}
            group={group}
            place={place}
            last={groups.length - 1}
            isRefused={group === refused}
            error={error}
            onRename={(name) => change(group.key, { name })}
            onMove={(to) => onChange(movedTo(groups, place, to))}
            onRemove={() => remove(group)}
          />
        ),
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Button size="small" disabled={isFull} onClick={add}>
          문하 더하기
        </Button>
        {isFull && <p className={styles.error}>{exhibitionMessages.groupsTooMany}</p>}
      </div>
    </fieldset>
  );
}

type RowProps = {
  group: GroupDraft;
  place: number;
  last: number;
  isRefused: boolean;
  error: string | undefined;
  onRename: (name: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function Row({ group: { key, name }, place, last, isRefused, error, onRename, onMove, onRemove }: RowProps) {
  const called = name || `${place + 1}번째 문하`;
  return (
    <div className={styles.group} data-group={key}>
      <TextInput
        // By the name of the field the form finds the one that is wrong.
        name={isRefused ? "groups" : `group-${key}`}
        value={name}
        maxLength={maximumName}
        autoComplete="off"
        aria-label={`${place + 1}번째 문하의 이름`}
        aria-invalid={(isRefused && error !== undefined) || undefined}
        aria-describedby={isRefused && error ? errorId : undefined}
        onChange={({ target }) => onRename(target.value)}
      />
      <div className={styles.groupTools}>
        <RowTools called={called} place={place} last={last} removal="지우기" onMove={onMove} onRemove={onRemove} />
      </div>
    </div>
  );
}

const RemovedRow = ({ group: { key, number, name }, onRestore }: { group: GroupDraft; onRestore: () => void }) => (
  <div className={styles.group} data-group={key}>
    <p className={styles.removed}>
      <s>{name}</s> {number === null ? "더하지 않습니다." : "저장하면 지워집니다."}
    </p>
    <Button size="small" aria-label={`${name} 되돌리기`} onClick={onRestore}>
      되돌리기
    </Button>
  </div>
);
