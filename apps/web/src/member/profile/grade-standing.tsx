import type { Grade } from "@bulmo/contracts/grade";
import { Field } from "@bulmo/ui/field";
import { TextLink } from "@bulmo/ui/link";
import { useId } from "react";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./profile.css.ts";
import { TextLines } from "./text-lines.tsx";

/** What one is to the association, and the boards that are for this: menus, which everybody is sent, do not name them. */
export function GradeStanding({ grade }: { grade: Grade }) {
  const id = useId();
  const { data } = trpc.board.list.useQuery(undefined, { refetchOnMount: "always" });
  const boards = data?.boards.filter(({ readers }) => readers === "GRADES") ?? [];
  return (
    <>
      <Field label="회원 등급">
        <TextLines value={grade.name} readOnly />
      </Field>
      {boards.length > 0 && (
        <div>
          <p id={id} className={styles.boardsTitle}>
            등급 회원만 읽는 게시판
          </p>
          <ul className={styles.boards} aria-labelledby={id}>
            {boards.map(({ type, title, address }) => (
              <li key={type}>
                <TextLink asChild>
                  <Link to={sitePath(`/community/${address}`)}>{title}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
