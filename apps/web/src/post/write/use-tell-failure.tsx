import { useDialog } from "@bulmo/ui/use-dialog";
import { messageOf, statusOf } from "../../session/call/call-error.ts";

const reasonOf = (error: unknown) =>
  statusOf(error) === 401 ? "로그인이 만료되었습니다. 다시 로그인하시면 이어서 쓰실 수 있습니다." : messageOf(error);

/** Says why a post could not be saved, and that it is not lost. */
export function useTellFailure() {
  const { notice } = useDialog();
  return (error: unknown): Promise<void> =>
    notice(
      <>
        <p>{reasonOf(error)}</p>
        <p>작성하신 글은 이 브라우저에 초안으로 남아 있습니다.</p>
      </>,
    );
}
