import { longestPin, pinDayUnfit } from "@bulmo/contracts/pin";
import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { dayFromNow } from "../../parts/text/date.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useInvalidatePosts } from "../content-board/use-invalidate-posts.ts";

type PinDialogProps = { index: number; pinnedUntil: string | null; onClose: () => void };

/** Most announcements are of what happens within two weeks. */
const usualPin = 14;

/** Asks until when a notice is to stand on top, and unpins one that does. */
export function PinDialog({ index, pinnedUntil, onClose }: PinDialogProps) {
  const { mutateAsync, error, isPending } = trpc.post.pin.useMutation();
  const invalidatePosts = useInvalidatePosts();
  const [until, setUntil] = useState(pinnedUntil ?? dayFromNow(usualPin));
  const { issue, show, clear } = useFieldError<string>();
  const send = async (day: string | null) => {
    try {
      await mutateAsync({ type: "NOTICE", index, until: day });
    } catch {
      // What failed is told in the form.
      return;
    }
    await invalidatePosts();
    onClose();
  };
  const pin = async (form: HTMLFormElement) => {
    const isWithin = until >= dayFromNow(0) && until <= dayFromNow(longestPin);
    if (isWithin) return send(until);
    show(pinDayUnfit, () => form.querySelector("input"));
    return undefined;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="공지 고정"
      description="공지사항 목록의 맨 위와 Q&A 목록의 위쪽에 보입니다. 마지막 날이 지나면 저절로 제자리로 돌아갑니다."
      actions={
        <>
          <Button onClick={onClose}>취소</Button>
          {pinnedUntil !== null && (
            <Button busy={isPending} onClick={() => void send(null)}>
              고정 풀기
            </Button>
          )}
          <Button type="submit" form="pin" variant="primary" busy={isPending}>
            {pinnedUntil === null ? "고정" : "바꾸기"}
          </Button>
        </>
      }
    >
      <Form id="pin" busy={isPending} aria-busy={isPending} onSubmit={pin}>
        <Field
          label="고정할 마지막 날"
          required
          live
          error={issue}
          hint="오늘부터 1년 뒤까지 고를 수 있습니다. 고른 날이 끝날 때까지 고정됩니다."
        >
          <TextInput
            type="date"
            value={until}
            min={dayFromNow(0)}
            max={dayFromNow(longestPin)}
            disabled={isPending}
            onChange={({ target }) => {
              setUntil(target.value);
              clear();
            }}
          />
        </Field>
        {error && <ErrorState>{messageOf(error)}</ErrorState>}
      </Form>
    </Dialog>
  );
}
