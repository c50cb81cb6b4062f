import type { Identity } from "@bulmo/contracts/identity";
import { useRouter } from "@tanstack/react-router";

const unknown: Identity = { name: "", nameHanja: "", address: "", lines: [], isSample: false };

/** Who runs the site, as the page was sent with it. */
export const useIdentity = (): Identity => useRouter().options.context?.identity ?? unknown;
