import { useDialog } from "@bulmo/ui/use-dialog";
import { Offer } from "../../parts/offer/offer.tsx";
import type { Kept } from "./keeper.ts";
import { isLeft, isMade } from "./work.ts";

type BatchOfferProps = { kept: Kept; onAnswer: (isWanted: boolean) => void };

/** Asked before anything else is chosen: what an earlier visit left is gone on with, or not. */
export function BatchOffer({ kept, onAnswer }: BatchOfferProps) {
  const { confirm } = useDialog();
  const left = kept.works.filter(isLeft).length;
  const made = kept.works.filter(isMade).length;
  const discard = async () => {
    const message = `남은 작품 ${left}점의 사진과 글을 이 브라우저에서 지웁니다. 이미 올린 작품은 그대로 있습니다.`;
    if (await confirm({ message, confirmLabel: "지우기", danger: true })) onAnswer(false);
  };
  const count = `${made > 0 ? `${made}점을 올렸고, ` : ""}${left}점이 남았습니다.`;
  return (
    <Offer
      title="올리던 작품이 남아 있습니다."
      facts={[`${count} 적어 두신 글과 사진은 이 브라우저에 그대로 있습니다.`]}
      drop={{ label: "버리기", onChoose: () => void discard() }}
      take={{ label: "이어서 하기", onChoose: () => onAnswer(true) }}
    />
  );
}
