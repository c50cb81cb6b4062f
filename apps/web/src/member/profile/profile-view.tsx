import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import * as formStyles from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { OwnConsents } from "../agreement/own-consents.tsx";
import { OwnDues } from "../dues/own-dues.tsx";
import { OwnMail } from "../mail/own-mail.tsx";
import { OwnDataPart } from "../own-data/own-data-part.tsx";
import { Portrait } from "../photo/portrait.tsx";
import * as styles from "./profile.css.ts";
import { GradeStanding } from "./grade-standing.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { Withdrawal } from "./withdrawal.tsx";

const nothing = () => undefined;

export function ProfileView({ user, onEdit }: { user: User; onEdit: () => void }) {
  const isAdmin = useSessionState().status === "admin";
  return (
    <>
      <div className={`${formStyles.form} ${styles.facts}`}>
        <Portrait url={user.profile} />
        {user.grade && <GradeStanding grade={user.grade} />}
        <ProfileFields user={user} errorOf={nothing} readOnly />
        <div className={formStyles.actions}>
          <Button variant="primary" size="large" onClick={onEdit}>
            수정
          </Button>
        </div>
      </div>
      <div className={styles.account}>
        <div className={styles.ways}>
          <Button size="small" asChild>
            <Link to="/password-setting">로그인된 기기 보기</Link>
          </Button>
          {isAdmin && (
            <Button size="small" asChild>
              <Link to="/password-setting">2단계 인증 관리</Link>
            </Button>
          )}
          <Button size="small" asChild>
            <Link to="/my-page/api-key">API 키</Link>
          </Button>
        </div>
        <OwnMail />
        <OwnDues />
        <OwnConsents />
        <OwnDataPart />
        <div className={styles.end}>
          <Withdrawal userId={user._id} />
        </div>
      </div>
    </>
  );
}
