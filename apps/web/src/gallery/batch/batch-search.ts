import { typeInAddress, typeOf } from "../../post/content-board/content-search.ts";

export type BatchSearch = { type?: string };

/** Whether pictures are sent there many at once, boards tell; none is the first exhibition (requirements/constants.md). */
export const validateBatchSearch = ({ type }: Record<string, unknown>): BatchSearch =>
  typeof type === "string" ? { type: typeInAddress(typeOf({ type })) } : {};
