import { useNavigate, useRouter } from "@tanstack/react-router";
import { useSession } from "../../session/session-provider.tsx";

const goodbye = "/sign-in";

/** Signs out, whatever the server says, and goes to the sign-in page (AUT-16), unless a half-filled form is kept. */
export function SignOutButton({ className }: { className: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const router = useRouter();
  const leave = async () => {
    await navigate({ to: goodbye });
    // Whoever was asked whether to leave, and stays, stays signed in.
    if (router.state.location.pathname === goodbye) await session.signOut(() => Promise.resolve());
  };
  return (
    <button type="button" className={className} onClick={() => void leave()}>
      로그아웃
    </button>
  );
}
