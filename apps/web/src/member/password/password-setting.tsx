import { type ReactNode, useState } from "react";
import { ChangeStep } from "./change-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

type PasswordSettingProps = {
  /** What else a checked password opens; `onRefused` has it checked again. */
  also?: ((onRefused: () => void) => ReactNode) | undefined;
};

/**
 * The password one has, then the one to have (AUT-24, AUT-25). When a check has become too old, it is made again above
 * what it opened, which stays: recovery codes that are shown, a password that is typed.
 */
export function PasswordSetting({ also }: PasswordSettingProps) {
  const [check, setCheck] = useState<"first" | "made" | "again">("first");
  const refuse = () => setCheck("again");
  return (
    <>
      {check !== "made" && <VerifyStep again={check === "again"} onVerified={() => setCheck("made")} />}
      {check !== "first" && (
        <>
          <div hidden={check === "again"}>
            <ChangeStep isNext={check === "made"} onRefused={refuse} />
          </div>
          {also?.(refuse)}
        </>
      )}
    </>
  );
}
