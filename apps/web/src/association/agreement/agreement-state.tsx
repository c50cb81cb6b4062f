import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import type { AgreementVersion, AgreementVersionRow } from "@bulmo/contracts/agreement-version";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import { formatWholeDay } from "../../parts/text/date.ts";
import * as styles from "./agreement-version.css.ts";

type AgreementStateProps = {
  document: AgreementDocument;
  shown: AgreementVersion;
  versions: readonly AgreementVersionRow[];
};

/** Says of a version that it is not the one in force, and of that one what comes after it; else nothing. */
export function AgreementState({ document, shown, versions }: AgreementStateProps) {
  const { path, title } = agreementPages[document];
  const next = versions.findLast(({ state }) => state === "ANNOUNCED");
  if (shown.state === "IN_FORCE")
    return (
      next && (
        <p className={styles.state}>
          {formatWholeDay(next.effectiveOn)}부터 새 {title}이 시행됩니다.{" "}
          <TextLink asChild>
            <Link to={path} search={{ version: String(next.number) }}>
              미리 읽기
            </Link>
          </TextLink>
        </p>
      )
    );
  return (
    <p className={styles.state}>
      {shown.state === "ANNOUNCED"
        ? `${formatWholeDay(shown.effectiveOn)}부터 시행될 글입니다.`
        : `${formatWholeDay(shown.effectiveOn)}부터 시행되었던 지난 글입니다.`}{" "}
      <TextLink asChild>
        <Link to={path}>지금 시행 중인 글 읽기</Link>
      </TextLink>
    </p>
  );
}
