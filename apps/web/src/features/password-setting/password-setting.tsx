import { useState } from "react";
import { ChangeStep } from "./change-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

/** The password one has, then the one to have (AUT-24, AUT-25). */
export function PasswordSetting() {
  const [isVerified, setVerified] = useState(false);
  return isVerified ? (
    <ChangeStep onRefused={() => setVerified(false)} />
  ) : (
    <VerifyStep onVerified={() => setVerified(true)} />
  );
}
