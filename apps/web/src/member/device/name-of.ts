import type { OpenSession } from "@bulmo/contracts/open-session";

/** What a member knows a device by. */
export const nameOf = ({ device }: OpenSession) => device || "알 수 없는 기기";
