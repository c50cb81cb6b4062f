import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { useMemo } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { MenuList } from "./menu-list.tsx";
import type { MenuManageSearch } from "./menu-search.ts";
import { sentenceOf } from "./menu-words.ts";
import { PageForm } from "./page-form.tsx";

const isNumber = (edit: string) => /^[1-9]\d{0,8}$/u.test(edit);

/** The pages of the menus, and the form of one (PAG-07). For administrators, behind a guard. */
export function Menus({ search: { edit = "", done = "", title = "" } }: { search: MenuManageSearch }) {
  const status = useMemo(() => ({ sentence: sentenceOf(done, title) }), [done, title]);
  if (edit === "new") return <PageForm />;
  if (isNumber(edit)) return <Editing key={edit} id={Number(edit)} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        메뉴에 놓이는 쪽을 추가하고, 이름을 고치고, 숨기고, 옮깁니다. 바뀐 것은 메뉴와 사이트맵에 곧바로 나타납니다.
        손잡이를 끌거나, 손잡이에서 스페이스 키와 화살표 키를 눌러 차례를 바꿉니다. 추가하신 쪽의 글은 그 쪽에서
        ‘고치기’를 눌러 쓰십니다.
      </p>
      <StatusLine status={status} />
      <div>
        <Button asChild variant="primary">
          <Link to={sitePath("/admin/menu")} search={{ edit: "new" }}>
            쪽 추가
          </Link>
        </Button>
      </div>
      <List />
    </div>
  );
}

function List() {
  const asked = trpc.sitePage.list.useQuery(undefined, asStanding);
  const { data } = asked;
  const waiting = waitingFor([asked], "메뉴의 쪽을 불러오지 못했습니다.");
  if (waiting || !data) return waiting;
  return <MenuList key={data.map(({ id }) => id).join(" ")} pages={data} />;
}

const ToList = () => (
  <Button asChild size="large">
    <Link to={sitePath("/admin/menu")}>목록</Link>
  </Button>
);

function Editing({ id }: { id: number }) {
  const asked = trpc.sitePage.get.useQuery({ id }, asStanding);
  const { data, error, isFetching } = asked;
  const isGone = isNotFound(error) || Boolean(data?.removedAt);
  if (!isFetching && isGone)
    return (
      <EmptyState title="쪽을 찾을 수 없습니다." action={<ToList />}>
        이미 지워졌을 수 있습니다.
      </EmptyState>
    );
  const waiting = waitingFor([asked], "쪽을 불러오지 못했습니다.", { isFresh: true });
  if (waiting || !data) return waiting;
  return <PageForm page={data} />;
}
