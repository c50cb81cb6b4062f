import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { saveFile } from "../../parts/download/save-file.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useOneAtATime } from "../../parts/form/use-one-at-a-time.ts";
import { formatDate } from "../../parts/text/date.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { ReasonDialog } from "../../session/reason/reason-dialog.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { membersCsv } from "./member-csv.ts";
import * as styles from "./member-list.css.ts";
import { type MemberSearch, validateMemberSearch } from "./member-search.ts";

/** A search by what members are called, and the way to register one. */
export function MemberToolbar({ search: { search, grade, standing } }: { search: MemberSearch }) {
  const navigate = useNavigate();
  const { download, isPending } = useDownloadMembers(grade);
  const [isAsking, setAsking] = useState(false);
  const find = (form: HTMLFormElement) =>
    navigate({ to: "/admin/member-manage/list", search: validateMemberSearch(valuesOf(form)) });
  return (
    <div className={styles.tools}>
      {/* A search reached by back and forward shows its own term again. */}
      <Form key={search} role="search" className={styles.search} onSubmit={find}>
        <TextInput
          type="search"
          name="search"
          aria-label="회원 검색"
          placeholder="이름, 닉네임, 아이디, 이메일"
          maxLength={200}
          defaultValue={search}
          enterKeyHint="search"
        />
        <GradeChoice grade={grade} />
        {standing && <input type="hidden" name="standing" value={standing} />}
        <Button type="submit" className={styles.send}>
          <Icon name="search" />
          검색
        </Button>
      </Form>
      <div className={styles.more}>
        <Button busy={isPending} onClick={() => setAsking(true)}>
          <Icon name="download" />
          회원 목록 내려받기
        </Button>
        {isAsking && (
          <ReasonDialog
            title="회원 목록 내려받기"
            confirmLabel="내려받기"
            onGiven={download}
            onClose={() => setAsking(false)}
          />
        )}
        <Button asChild variant="primary">
          <Link to="/admin/member-manage/register">
            <Icon name="plus" />
            회원 등록
          </Link>
        </Button>
      </div>
    </div>
  );
}

/** Those of one grade, where the association has grades (DAY-09). */
function GradeChoice({ grade }: { grade: string | undefined }) {
  const { data: grades = [] } = trpc.grade.list.useQuery(undefined, { refetchOnMount: "always" });
  if (grades.length === 0) return null;
  return (
    <Select
      key={grade}
      name="grade"
      aria-label="회원 등급"
      defaultValue={grade ?? ""}
      onChange={({ target }) => target.form?.requestSubmit()}
    >
      <option value="">모든 등급</option>
      {grades.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** All members, or those of the grade that the list shows, as a file for a spreadsheet. */
function useDownloadMembers(grade: string | undefined) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { isPending, once } = useOneAtATime();
  const download = async () => {
    try {
      // Everybody's address is not kept in the page any longer than it takes.
      const members = await utils.user.listEntries.fetch(grade === undefined ? {} : { gradeId: Number(grade) }, {
        staleTime: 0,
        gcTime: 0,
      });
      saveFile(`회원 목록 ${formatDate(new Date().toISOString())}.csv`, membersCsv(members));
    } catch (error) {
      window.reportError(error);
      await notice(messageOf(error));
    }
  };
  return { download: () => once(download), isPending };
}
