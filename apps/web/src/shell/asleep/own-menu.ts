import { answersAlone } from "../../page/asleep.ts";

/** On the dialog of the whole menu, which the app takes over as it is when it comes (`navigation/menu-sheet.tsx`). */
export const menuSheet = { "data-menu": "" } as const;

const findSheet = () => document.querySelector<HTMLDialogElement>("[data-menu]");

export const closeMenu = (): void => findSheet()?.close();

/** A press beside it closes it, and so does a link: who comes back by the browser's own 뒤로 finds the page, not the menu. */
function closeByPress({ target, currentTarget }: MouseEvent): void {
  if (answersAlone() && target instanceof Element && (target === currentTarget || target.closest("a"))) closeMenu();
}

export function openMenu(): void {
  const sheet = findSheet();
  sheet?.addEventListener("click", closeByPress);
  sheet?.showModal();
}
