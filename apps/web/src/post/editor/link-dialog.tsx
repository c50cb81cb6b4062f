import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useRef, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { linkAddressOf } from "./link-address.ts";
import type { LinkRequest } from "./link.ts";
import * as styles from "./picture-dialog.css.ts";

type LinkDialogProps = {
  request: LinkRequest;
  onDone: (link: LinkRequest) => void;
  onRemove: () => void;
  onClose: () => void;
};

const wrong = "‘https://’로 시작하는 주소나 메일 주소를 입력해 주세요.";

/** Where a link leads, and what is to be read there when no words are selected (SEE-17). */
export function LinkDialog({ request, onDone, onRemove, onClose }: LinkDialogProps) {
  const [url, setUrl] = useState(request.url);
  const [words, setWords] = useState("");
  const { issue, show, clear } = useFieldError<string>();
  const field = useRef<HTMLInputElement>(null);
  const isNew = request.url === "";
  const finish = async () => {
    const address = linkAddressOf(url);
    if (address === null) show(wrong, () => field.current);
    else onDone({ url: address, words: words.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? "링크 넣기" : "링크 고치기"}
      actions={
        <>
          {!isNew && <Button onClick={onRemove}>링크 없애기</Button>}
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" form="link" variant="primary">
            {isNew ? "넣기" : "저장"}
          </Button>
        </>
      }
    >
      <Form id="link" className={styles.form} onSubmit={finish}>
        <Field label="주소" required live error={issue}>
          <TextInput
            ref={field}
            value={url}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setUrl(target.value);
              clear();
            }}
          />
        </Field>
        {isNew && request.words === "" && (
          <Field label="보일 글" hint="비워 두시면 주소가 그대로 보입니다.">
            <TextInput value={words} autoComplete="off" onChange={({ target }) => setWords(target.value)} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
