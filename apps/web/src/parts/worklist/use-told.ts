import { useState } from "react";

/** What was done last: an object, so that the same sentence is told a second time. */
export type Told = { sentence: string };

export function useTold(): [told: Told, tell: (sentence: string) => void] {
  const [told, setTold] = useState<Told>({ sentence: "" });
  return [told, (sentence) => setTold({ sentence })];
}
