import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session-provider.tsx";

/** Signs out, whatever the server says, and goes to the sign-in page (AUT-16). */
export function SignOutButton({ className }: { className: string }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void session.signOut(() => navigate({ to: "/sign-in" }))}
    >
      로그아웃
    </button>
  );
}
