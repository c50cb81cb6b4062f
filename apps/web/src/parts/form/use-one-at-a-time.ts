import { useRef, useState } from "react";

/** The second press of two comes before a button knows that it is busy: it does nothing, and is answered null. */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  const [isPending, setPending] = useState(false);
  const once = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setPending(true);
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  return { isPending, once };
}
