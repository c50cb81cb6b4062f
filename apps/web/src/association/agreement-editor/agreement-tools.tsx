import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { formatRecent, formatWholeDay } from "../../parts/text/date.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { MissingReferences } from "../missing-reference/missing-references.tsx";
import * as styles from "../page-text/page-text-tools.css.ts";

const agreementEditor = lazyPart(async () => (await import("./agreement-editor.tsx")).AgreementEditor);

type AgreementToolsProps = {
  document: AgreementDocument;
  /** The editor takes the place of the text; null brings the text back, with the day of effect of what was announced. */
  show: (editor: ReactNode, effectiveOn?: string) => void;
};

type Opening = { status: "closed" | "opening" } | { status: "failed"; error?: unknown };

/** 고치기, whether somebody has a draft, and taking back what is announced: for administrators, for whom alone it is loaded. */
export function AgreementTools({ document, show }: AgreementToolsProps) {
  const utils = trpc.useUtils();
  const session = useSessionState();
  const { data } = trpc.agreement.getDraft.useQuery({ document });
  const { load } = useLazy(agreementEditor);
  const [state, setState] = useState<Opening>({ status: "closed" });
  const open = async () => {
    if (!("user" in session)) return;
    setState({ status: "opening" });
    try {
      const [tools, start] = await Promise.all([
        load(),
        utils.agreement.getDraft.fetch({ document }, { staleTime: 0 }),
      ]);
      const Editor = agreementEditor.kept();
      if (tools === "failed" || !Editor) return setState({ status: "failed" });
      const { _id: userId } = session.user;
      const done = (effectiveOn?: string) => show(null, effectiveOn);
      return show(<Editor document={document} start={start} userId={userId} onDone={done} />);
    } catch (error) {
      return setState({ status: "failed", error });
    }
  };
  return (
    <div className={styles.tools}>
      <Button busy={state.status === "opening"} onClick={() => void open()}>
        고치기
      </Button>
      {data?.draft && (
        <p className={styles.note}>
          공지하지 않은 초안이 있습니다. ({data.draft.by ?? "탈퇴한 회원"}, {formatRecent(data.draft.at)})
        </p>
      )}
      <MissingReferences document={document} />
      {data?.latest.state === "ANNOUNCED" && <Withdrawal document={document} latest={data.latest} />}
      {state.status === "failed" && (
        <ErrorState onRetry={() => void open()}>
          {state.error
            ? withReason("글을 불러오지 못해 고치기를 시작할 수 없습니다.", state.error)
            : "고치는 화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요."}
        </ErrorState>
      )}
    </div>
  );
}

type WithdrawalProps = { document: AgreementDocument; latest: { number: number; effectiveOn: string } };

/** Before its day an announced version can be taken back; its text is a draft then. */
function Withdrawal({ document, latest: { number, effectiveOn } }: WithdrawalProps) {
  const utils = trpc.useUtils();
  const router = useRouter();
  const { confirm, notice } = useDialog();
  const { mutateAsync, isPending } = trpc.agreement.withdraw.useMutation();
  const { path, title } = agreementPages[document];
  const question = {
    message: `${formatWholeDay(effectiveOn)}부터 시행될 ${title}의 공지를 거두시겠습니까? 지금 시행 중인 글은 그대로입니다.`,
    confirmLabel: "거두기",
    danger: true,
  };
  const withdraw = async () => {
    if (!(await confirm(question))) return;
    try {
      utils.agreement.getDraft.setData({ document }, await mutateAsync({ document, number }));
    } catch (error) {
      await notice(messageOf(error));
      return;
    }
    // The page may be that of the version which is gone.
    await router.navigate({ href: path });
    await Promise.all([utils.agreement.get.invalidate(), utils.agreement.listVersions.invalidate()]);
  };
  return (
    <p className={styles.note}>
      {formatWholeDay(effectiveOn)}부터 시행될 글이 공지되어 있습니다.{" "}
      <Button size="small" busy={isPending} onClick={() => void withdraw()}>
        공지 거두기
      </Button>
    </p>
  );
}
