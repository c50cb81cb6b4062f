import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Icon } from "@bulmo/ui/icon";
import { action } from "./post-actions.css.ts";
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
  return (
    <Button variant="quiet" size="small" onClick={() => void offer()} className={action}>
      <Icon name="share" />
      공유
    </Button>
  );
}
