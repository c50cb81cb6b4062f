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
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

const isNumber = (edit: string) => /^[1-9]\d{0,8}$/u.test(edit);

/** The pages of the menus, and the form of one (PAG-07). For administrators, behind a guard. */
export function Menus({ search: { edit = "", done = "", title = "" } }: { search: MenuManageSearch }) {
  const status = useMemo(() => ({ sentence: sentenceOf(done, title) }), [done, title]);
  if (edit === "new") return <PageForm />;
  if (isNumber(edit)) return <Editing key={edit} id={Number(edit)} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        메뉴에 놓이는 페이지를 추가하고, 이름을 고치고, 숨기고, 옮깁니다. 바뀐 것은 메뉴와 사이트맵에 곧바로 나타납니다.{" "}
        <HowToOrder /> 추가하신 페이지의 글은 그 페이지에서 ‘고치기’를 눌러 써 주세요.
      </p>
      <StatusLine status={status} />
      <div>
        <Button asChild variant="primary">
          <Link to={sitePath("/admin/menu")} search={{ edit: "new" }}>
            페이지 추가
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
  const waiting = waitingFor([asked], "메뉴의 페이지를 불러오지 못했습니다.");
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
      <EmptyState title="페이지를 찾을 수 없습니다." action={<ToList />}>
        이미 지워졌을 수 있습니다.
      </EmptyState>
    );
  const waiting = waitingFor([asked], "페이지를 불러오지 못했습니다.", { isFresh: true });
  if (waiting || !data) return waiting;
  return <PageForm page={data} />;
}
