import { exhibitionMessages, maximumGroups, maximumName } from "@bulmo/contracts/exhibition";
import { Button, IconButton } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import { useRef } from "react";
import * as styles from "./exhibition.css.ts";

/** A group in the form; `key` tells rows apart whatever is typed, `number` is null until it is stored. */
export type GroupDraft = { key: number; number: number | null; name: string };

type GroupFieldsProps = {
  groups: readonly GroupDraft[];
  error: string | undefined;
  onChange: (groups: readonly GroupDraft[]) => void;
};

function moved(groups: readonly GroupDraft[], from: number, to: number): readonly GroupDraft[] {
  const next = [...groups];
  const [group] = next.splice(from, 1);
  if (group) next.splice(to, 0, group);
  return next;
}

/** The disciple groups in their order: renamed, moved, added and, while no work is in them, removed (EXH-03). */
export function GroupFields({ groups, error, onChange }: GroupFieldsProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const nextKey = useRef(groups.length + 1);
  const add = () => {
    onChange([...groups, { key: (nextKey.current += 1), number: null, name: "" }]);
    focusRow(-1);
  };
  /** With the next frame the rows are what they have become. */
  const focusRow = (place: number) =>
    requestAnimationFrame(() => {
      const inputs = Array.from(field.current?.querySelectorAll("input") ?? []);
      (inputs.at(place) ?? inputs.at(-1) ?? field.current?.querySelector("button"))?.focus();
    });
  const remove = (place: number) => {
    onChange(groups.toSpliced(place, 1));
    focusRow(place);
  };
  const rename = (key: number, name: string) =>
    onChange(groups.map((group) => (group.key === key ? { ...group, name } : group)));
  return (
    <fieldset ref={field} className={styles.groups} aria-describedby={error ? "groups-error" : undefined}>
      <legend className={styles.legend}>문하</legend>
      {groups.map(({ key, name }, place) => {
        const called = name || `${place + 1}번째 문하`;
        return (
          <div key={key} className={styles.group}>
            <TextInput
              name={`group-${key}`}
              value={name}
              maxLength={maximumName}
              autoComplete="off"
              aria-label={`${place + 1}번째 문하의 이름`}
              onChange={({ target }) => rename(key, target.value)}
            />
            <div className={styles.groupTools}>
              <IconButton
                icon="chevron-up"
                label={`${called} 위로`}
                aria-disabled={place === 0}
                onClick={() => place > 0 && onChange(moved(groups, place, place - 1))}
              />
              <IconButton
                icon="chevron-down"
                label={`${called} 아래로`}
                aria-disabled={place === groups.length - 1}
                onClick={() => place < groups.length - 1 && onChange(moved(groups, place, place + 1))}
              />
              <IconButton icon="close" label={`${called} 지우기`} onClick={() => remove(place)} />
            </div>
          </div>
        );
      })}
      {error && (
        <p id="groups-error" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Button size="small" disabled={groups.length >= maximumGroups} onClick={add}>
          문하 더하기
        </Button>
        {groups.length >= maximumGroups && <p className={styles.error}>{exhibitionMessages.groupsTooMany}</p>}
      </div>
    </fieldset>
  );
}
