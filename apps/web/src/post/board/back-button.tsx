import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import type { SitePath } from "../../page/site-path.ts";
import { stepsBackThere } from "../../page/asleep.ts";
import { answersAsleep } from "../../page/early-click.ts";
import { back } from "./post-actions.css.ts";

/** To the page one came from, or to the list for a reader who came straight here. */
export function BackButton({ path }: { path: SitePath }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      flush
      size="small"
      className={back}
      {...answersAsleep("back")}
      data-path={path}
      onClick={() => (canGoBack || stepsBackThere() ? history.back() : void navigate({ to: path }))}
    >
      <Icon name="back" />
      뒤로
    </Button>
  );
}
