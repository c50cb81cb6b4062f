import { Select } from "@bulmo/ui/select";
import { TabLink, Tabs } from "@bulmo/ui/tabs";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import { useAllBoards } from "../../post/content-board/use-all-boards.ts";
import { boardFamilies, type ContentBoard } from "../../post/content-board/content-board.ts";
import { type ContentListSearch, typeInAddress } from "../../post/content-board/content-search.ts";
import * as styles from "./content-list.css.ts";

const path = "/admin/content-manage/list";

/** What is shown of all posts: a family, one of its boards, and in an exhibition one of its groups (ADM-14, ADM-15). */
export function BoardChoice({ board, search }: { board: ContentBoard; search: ContentListSearch }) {
  const families = boardFamilies(useAllBoards());
  const family = families.find(({ boards }) => boards.some(({ type }) => type === board.type));
  return (
    <div className={styles.choice}>
      <Tabs label="게시물 종류">
        {families.map(({ title, boards: [first] }) => (
          <TabLink key={title} current={title === family?.title} asChild>
            <Link to={path} search={{ type: first && typeInAddress(first.type) }}>
              {title}
            </Link>
          </TabLink>
        ))}
      </Tabs>
      <div className={styles.second}>
        <ChoiceLinks
          label="게시판"
          links={(family?.boards ?? []).map(({ type, title }) => ({
            key: type,
            link: (
              <Link
                to={path}
                search={{ type: typeInAddress(type) }}
                className={choiceClass}
                aria-current={type === board.type ? "page" : undefined}
              >
                {title}
              </Link>
            ),
          }))}
        />
        {board.groups.length > 0 && <GroupFilter board={board} group={search.group} />}
        {board.type === "QNA" && <StateFilter state={search.state} />}
      </div>
    </div>
  );
}

const questionStates = [
  { state: undefined, title: "모든 질문" },
  { state: "unanswered", title: "답변을 기다리는 질문" },
] as const;

function StateFilter({ state: chosen }: { state: ContentListSearch["state"] }) {
  return (
    <ChoiceLinks
      label="질문"
      links={questionStates.map(({ state, title }) => ({
        key: title,
        link: (
          <Link
            to={path}
            search={{ type: "qna", state }}
            className={choiceClass}
            activeOptions={{ exact: true }}
            aria-current={state === chosen ? "page" : undefined}
          >
            {title}
          </Link>
        ),
      }))}
    />
  );
}

function GroupFilter({ board: { type, groups }, group }: { board: ContentBoard; group: ContentListSearch["group"] }) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (chosen: string) =>
    void navigate({ to: path, search: { type: typeInAddress(type), group: chosen || undefined } });
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.filterLabel}>
        문하
      </label>
      <Select
        id={id}
        className={styles.filterField}
        value={group ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">전체</option>
        {groups.map(({ name, number }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
