import { trpc } from "../../session/call/trpc.ts";

/** Which version of each text the reader sees and agrees to; while the form is filled in another day may begin. */
export function useShownVersions() {
  const utils = trpc.useUtils();
  const [{ number: termsVersion }] = trpc.agreement.get.useSuspenseQuery({ document: "TERMS" });
  const [{ number: privacyVersion }] = trpc.agreement.get.useSuspenseQuery({ document: "PRIVACY" });
  return {
    versions: { termsVersion, privacyVersion },
    /** Another once another version is shown: what was ticked was ticked for the one before. */
    shown: `${termsVersion}-${privacyVersion}`,
    refresh: () => utils.agreement.get.invalidate(),
  };
}
