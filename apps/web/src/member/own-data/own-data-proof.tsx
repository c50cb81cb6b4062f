import type { OwnData } from "@bulmo/contracts/own-data";
import { trpc } from "../../session/call/trpc.ts";
import { ProofDialog } from "../password/proof-dialog.tsx";

type OwnDataProofProps = { onMade: (data: OwnData) => void; onClose: () => void };

/** Loaded when somebody wants it: few do, and the page of oneself is light without it. */
export function OwnDataProof({ onMade, onClose }: OwnDataProofProps) {
  const utils = trpc.useUtils();
  const collect = async () => {
    onMade(await utils.ownData.get.fetch(undefined, { staleTime: 0, gcTime: 0 }));
    onClose();
  };
  return (
    <ProofDialog title="내 정보 내려받기" confirmLabel="정보 모으기" onProven={collect} onClose={onClose}>
      회원 정보와 동의 내역, 쓰신 글과 댓글, 관리자가 열람한 기록처럼 이 누리집이 보관하는 회원님의 정보를 모두
      모읍니다.
    </ProofDialog>
  );
}
