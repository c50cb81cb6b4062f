import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Icon } from "@bulmo/ui/icon";
import { action } from "./post-actions.css.ts";
import { useEffect } from "react";
import { answersAsleep } from "../../page/early-click.ts";
import { takeShareOutcome } from "./asleep-share.ts";
import { share } from "./share.ts";

const notices = {
  copied: "게시물 링크가 복사되었습니다.",
  failed: "링크를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.",
};

export function ShareButton({ title }: { title: string }) {
  const { notice } = useDialog();
  const offer = async () => {
    const outcome = await share({ title, url: window.location.href });
    if (outcome !== "shared") await notice(notices[outcome]);
  };
  useEffect(() => {
    const outcome = takeShareOutcome();
    if (outcome && outcome !== "shared") void notice(notices[outcome]);
  }, [notice]);
  return (
    <Button
      variant="quiet"
      size="small"
      {...answersAsleep("share")}
      data-title={title}
      onClick={() => void offer()}
      className={action}
    >
      <Icon name="share" />
      공유
    </Button>
  );
}
