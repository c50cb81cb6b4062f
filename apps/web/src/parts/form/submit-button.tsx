import { Button } from "@bulmo/ui/button";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Sends its form, once the page's script is there to send it. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!isHydrated}>
        {children}
      </Button>
      <noscript>이 양식을 보내려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.</noscript>
    </>
  );
}
