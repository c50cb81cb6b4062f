import { type ReactNode, useState } from "react";
import { ChangeStep } from "./change-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

type PasswordSettingProps = {
  /** What else a checked password opens; `onRefused` has it checked again. */
  also?: ((onRefused: () => void) => ReactNode) | undefined;
};

/** The password one has, then the one to have (AUT-24, AUT-25). */
export function PasswordSetting({ also }: PasswordSettingProps) {
  const [isVerified, setVerified] = useState(false);
  const refuse = () => setVerified(false);
  return isVerified ? (
    <>
      <ChangeStep onRefused={refuse} />
      {also?.(refuse)}
    </>
  ) : (
    <VerifyStep onVerified={() => setVerified(true)} />
  );
}
