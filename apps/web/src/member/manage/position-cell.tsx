import type { UserRow } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Form } from "../../parts/form/form.tsx";
import * as styles from "./member-table.css.ts";
import type { Positions } from "./use-positions.ts";

/** Four characters fit the column (requirements/constants.md). */
const longest = 4;

export const positionFormId = (id: string) => `position-${id}`;

/** The position text, or where it is changed. */
export function PositionCell({ member, positions }: { member: UserRow; positions: Positions }) {
  if (positions.isEdited(member._id)) return <PositionForm member={member} positions={positions} />;
  return <span className={styles.role}>{member.role}</span>;
}

function PositionForm({ member: { _id, name, role }, positions }: { member: UserRow; positions: Positions }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const leave = ({ key, nativeEvent }: KeyboardEvent) => {
    // While a syllable is being written, Escape is the keyboard's.
    if (key === "Escape" && !nativeEvent.isComposing) positions.end(_id);
  };
  return (
    <Form
      id={positionFormId(_id)}
      className={styles.position}
      busy={positions.isSaving(_id)}
      onSubmit={(form) => positions.save(_id, form)}
    >
      <TextInput
        ref={input}
        name="role"
        aria-label={`${name} 직책`}
        defaultValue={role}
        maxLength={longest}
        autoComplete="off"
        onKeyDown={leave}
      />
      <Button variant="quiet" size="small" aria-label={`${name} 직책 수정 취소`} onClick={() => positions.end(_id)}>
        취소
      </Button>
    </Form>
  );
}
