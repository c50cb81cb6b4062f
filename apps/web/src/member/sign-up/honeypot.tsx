import { VisuallyHidden } from "@bulmo/ui/visually-hidden";

/** For password managers, each of which has its own word for being asked to leave a field alone. */
const leaveAlone = { "data-1p-ignore": "", "data-lpignore": "true", "data-bwignore": "", "data-form-type": "other" };

/** A field that only programs find and fill in (docs/decisions/020). */
export const Trap = () => (
  <VisuallyHidden>
    <span aria-hidden="true">
      <label htmlFor="sign-up-remark">이 칸은 비워 두세요</label>
      <input id="sign-up-remark" type="text" name="remark" tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </span>
  </VisuallyHidden>
);
