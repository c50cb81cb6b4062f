import { pages } from "@bulmo/content/page";
import { sections } from "@bulmo/content/section";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { useSession, useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./account-area.css.ts";

/** Who is here, as far as the header shows it (NAV-14 to NAV-16). */
export function AccountArea() {
  const state = useSessionState();
  const { status } = state;
  if (status === "loading" || status === "signing-out") {
    return (
      <div className={styles.area} aria-busy="true">
        <span className={status === "loading" ? styles.unknown : styles.waiting}>
          {"isDelayed" in state ? "연결을 기다리는 중…" : "Loading..."}
        </span>
        {status === "loading" && (
          <span className={styles.links}>
            <VisitorLinks />
          </span>
        )}
      </div>
    );
  }
  return (
    <div className={styles.area}>{status === "anonymous" ? <VisitorLinks /> : <MemberLinks status={status} />}</div>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link to="/sign-in" className={styles.link}>
        {pages.signIn.title}
      </Link>
      <Link to={sitePath("/sign-up")} className={styles.link}>
        {pages.signUp.title}
      </Link>
    </>
  );
}

function MemberLinks({ status }: { status: "member" | "admin" }) {
  return (
    <>
      {status === "admin" && (
        <Link to={sitePath("/admin/content-manage/list")} className={styles.link}>
          {sections.admin.title}
        </Link>
      )}
      <Link to={sitePath("/my-page")} className={styles.link}>
        {pages.myPage.title}
      </Link>
      <SignOutButton className={styles.link} />
    </>
  );
}

const goodbye = "/sign-in";

/** Signs out, whatever the server says, and goes to the sign-in page (AUT-16), unless a half-filled form is kept. */
function SignOutButton({ className }: { className: string }) {
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
