import { IconButton } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ComponentType, useState } from "react";
import { type Lazy, useLazy } from "./use-lazy.ts";

type MenuButtonProps<Props> = {
  /** Opens as it comes: its button was pressed before it was there. */
  menu: Lazy<ComponentType<Props>>;
  props: Props & { label: string };
};

/** What is rarely done with a row stands behind one button, and is loaded when that is first pressed (SEE-19). */
export function MenuButton<Props extends object>({ menu, props }: MenuButtonProps<Props>) {
  const { notice } = useDialog();
  const { Loaded: Menu, load } = useLazy(menu);
  const [isAsked, setAsked] = useState(false);
  const open = async () => {
    setAsked(true);
    if ((await load()) === "failed")
      await notice("메뉴를 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.");
  };
  if (Menu && isAsked) return <Menu {...props} />;
  return <IconButton icon="more" label={props.label} aria-haspopup="menu" onClick={() => void open()} />;
}
