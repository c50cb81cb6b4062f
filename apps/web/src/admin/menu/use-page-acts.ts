import type { FirstIssue } from "@bulmo/contracts/first-issue";
import type {
  SectionOrder,
  SitePage,
  SitePageCreate,
  SitePageRestore,
  SitePageUpdate,
} from "@bulmo/contracts/site-page";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { sitePath } from "../../page/site-path.ts";
import { currentOf, fieldOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { Done } from "./menu-words.ts";

const unknown = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.";
const failures = {
  save: { failed: "페이지를 저장하지 못했습니다.", unknown },
  order: { failed: "페이지의 차례를 저장하지 못했습니다.", unknown },
  remove: { failed: "페이지를 지우지 못했습니다.", unknown },
  restore: { failed: "페이지를 되살리지 못했습니다.", unknown },
};

/** The form calls by another name what the server does. */
const formNames: Readonly<Record<string, string>> = { isHidden: "state", section: "state" };

/** What only the server knows: which addresses are taken, and what else stands in a menu. */
function wrongOf(error: unknown): FirstIssue | null {
  const wrong = fieldOf(error, ["address", ...Object.keys(formNames)]);
  return wrong && { ...wrong, field: formNames[wrong.field] ?? wrong.field };
}

type Surroundings = {
  /** An order of menus that was changed and is not saved yet: it is saved before anything else, which ends the page. */
  pending?: SectionOrder[];
  /** What is written is saved: it may be left. */
  onSaved: () => void;
  /** Another administrator was faster: the page as it stands now. */
  onConflict?: (theirs: SitePage, mine: SitePageUpdate) => void;
};

type Act = { send: () => Promise<unknown>; of: keyof typeof failures; done: Done; title: string };

/** Does one thing, after which a new document is asked for: a page is sent with its menus. Throws what the call throws. */
function useAct(onSaved: () => void) {
  const navigate = useNavigate();
  return async ({ send, done, title }: Act): Promise<void> => {
    await send();
    onSaved();
    await navigate({ to: sitePath("/admin/menu"), search: { done, title }, reloadDocument: true });
  };
}

/** What is done to pages (PAG-07). Each answers what is wrong with a field, and null where it was done or told why not. */
export function usePageActs({ pending = [], onSaved, onConflict }: Surroundings) {
  const { confirm, notice } = useDialog();
  const act = useAct(onSaved);
  const calls = {
    create: trpc.sitePage.create.useMutation(),
    update: trpc.sitePage.update.useMutation(),
    order: trpc.sitePage.order.useMutation(),
    remove: trpc.sitePage.remove.useMutation(),
    restore: trpc.sitePage.restore.useMutation(),
  };
  const saveOrder = async () => {
    if (pending.length > 0) await calls.order.mutateAsync({ sections: pending });
  };
  const attempt = async (asked: Act, mine?: SitePageUpdate): Promise<FirstIssue | null> => {
    try {
      if (asked.of !== "order") await saveOrder();
      await act(asked);
      return null;
    } catch (error) {
      const theirs = currentOf(error, "SITE_PAGE_OVERTAKEN");
      const hasFields = asked.of === "restore" || (asked.of === "save" && mine);
      const wrong = hasFields ? wrongOf(error) : null;
      if (wrong) return wrong;
      if (theirs && mine && onConflict) onConflict(theirs, mine);
      else await notice(withOutcome(failures[asked.of], error));
      return null;
    }
  };
  return {
    isPending: Object.values(calls).some((call) => call.isPending),
    create: (page: SitePageCreate) =>
      attempt(
        { send: () => calls.create.mutateAsync(page), of: "save", done: "added", title: page.title },
        { id: 0, ...page },
      ),
    update: (page: SitePageUpdate, title: string, done: Done = "changed") =>
      attempt({ send: () => calls.update.mutateAsync(page), of: "save", done, title }, page),
    order: (sections: SectionOrder[]) =>
      attempt({ send: () => calls.order.mutateAsync({ sections }), of: "order", done: "ordered", title: "" }),
    remove: async ({ id, title }: SitePage): Promise<void> => {
      const message = `‘${title}’ 페이지를 지웁니다. 글과 주소는 남겨 두어 나중에 되살릴 수 있습니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return;
      await attempt({ send: () => calls.remove.mutateAsync({ id }), of: "remove", done: "removed", title });
    },
    restore: (page: SitePageRestore, title: string) =>
      attempt({ send: () => calls.restore.mutateAsync(page), of: "restore", done: "restored", title }),
  };
}

export type PageActs = ReturnType<typeof usePageActs>;
