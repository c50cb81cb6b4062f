import type { ExhibitionOrder, OrderedWork } from "@bulmo/contracts/exhibition-order";
import { useCallback, useState } from "react";
import { isSameOrder, movedTo } from "./order-draft.ts";

/** Works as they are being put in order beside the order that stands, and what was done last as one would say it. */
export function useOrderDraft(start: ExhibitionOrder) {
  const [stored, setStored] = useState(start);
  const [works, setWorks] = useState<readonly OrderedWork[]>(start.works);
  const [sentence, setSentence] = useState("");
  /** To a place from 1; said to whoever does not see it. The same function at each change: rows are many. */
  const move = useCallback(({ index, title }: OrderedWork, place: number) => {
    setWorks((before) => movedTo(before, index, place));
    setSentence(`‘${title}’ 작품을 ${place}번째 자리로 옮겼습니다.`);
  }, []);
  return {
    works,
    stored,
    sentence,
    isChanged: !isSameOrder(works, stored.works),
    move,
    /** What is dragged is told by the list itself. */
    drop: (key: string, over: string) => {
      const place = works.findIndex(({ index }) => String(index) === over) + 1;
      setWorks(movedTo(works, Number(key), place));
      setSentence("");
    },
    discard: () => {
      setWorks(stored.works);
      setSentence("저장한 차례로 되돌렸습니다.");
    },
    /** Another order stands. */
    take: (order: ExhibitionOrder, done: string) => {
      setStored(order);
      setWorks(order.works);
      setSentence(done);
    },
  };
}
