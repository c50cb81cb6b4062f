import { keyScopeLabels, type KeyScope } from "@bulmo/contracts/key-scope";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useId } from "react";
import * as styles from "./key.css.ts";

const explanations: Record<KeyScope, string> = {
  read: "글과 댓글, 내 정보를 읽습니다.",
  write: "글과 댓글을 쓰고 고치고 지웁니다. 이미지를 올리고, 이름과 이메일을 뺀 내 정보를 고칩니다.",
  admin: "관리자만 읽고 쓸 수 있는 것까지 읽거나 씁니다. 회원의 개인정보도 들어 있으니 꼭 필요할 때에만 선택해 주세요.",
};

type ScopeFieldsProps = {
  isAdmin: boolean;
  error: string | undefined;
  onChoose: () => void;
};

/** What the program may do; nobody is offered what they may not do themselves. */
export function ScopeFields({ isAdmin, error, onChoose }: ScopeFieldsProps) {
  const errorId = useId();
  const scopes: KeyScope[] = isAdmin ? ["read", "write", "admin"] : ["read", "write"];
  return (
    <fieldset className={styles.scopes} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        할 수 있는 일
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </legend>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          defaultChecked={scope === "read"}
          aria-invalid={error ? true : undefined}
          onCheckedChange={onChoose}
          label={
            <>
              <span className={styles.scope}>{keyScopeLabels[scope]}</span>
              <span className={styles.explanation}>{explanations[scope]}</span>
            </>
          }
        />
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
