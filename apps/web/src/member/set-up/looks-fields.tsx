import { accentNames } from "@bulmo/contracts/look-names";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { Button } from "@bulmo/ui/button";
import { LetterSeal } from "@bulmo/ui/letter-seal";
import { ErrorState } from "@bulmo/ui/state";
import { useRef, useState } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { pictureIssue } from "../../parts/upload/picture-issue.ts";
import { SetUpError, sendLogo } from "./send-set-up.ts";
import * as styles from "./set-up.css.ts";

type LooksFieldsProps = {
  code: string;
  typed: Readonly<Record<string, string>>;
  /** The association's name as it stands in the form: the seal shows its first letter. */
  called: string;
  /** A hidden field has another value, of which no input event tells. */
  onChange: () => void;
};

/** A picture or the seal, and the colour of what is pressed. */
export const LooksFields = ({ code, typed, called, onChange }: LooksFieldsProps) => (
  <>
    <LogoField code={code} typed={typed["association.logo"] ?? ""} called={called} onChange={onChange} />
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>누리집의 빛깔</legend>
      {Object.entries(accentNames).map(([accent, name]) => (
        <label key={accent} className={styles.choice}>
          <input
            type="radio"
            name="association.accent"
            value={accent}
            defaultChecked={(typed["association.accent"] ?? "seonnok") === accent}
          />
          <span className={styles.swatch} data-accent={accent} />
          {name}
        </label>
      ))}
    </fieldset>
  </>
);

const sendingFailed = "로고를 올리지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.";

type LogoFieldProps = { code: string; typed: string; called: string; onChange: () => void };

function LogoField({ code, typed, called, onChange }: LogoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [logo, setLogo] = useState(parsePictureUrl(typed) ? typed : "");
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState("");
  const put = (url: string) => {
    setLogo(url);
    onChange();
  };
  const choose = async (file: File) => {
    const issue = pictureIssue(file);
    setFault(issue ?? "");
    if (issue !== null) return;
    setSending(true);
    try {
      put((await sendLogo(code, file)).imageUrl);
    } catch (error) {
      setFault(error instanceof SetUpError && error.message ? error.message : sendingFailed);
    } finally {
      setSending(false);
    }
  };
  return (
    <div role="group" aria-label="로고" className={styles.logo}>
      <span className={styles.legend}>로고</span>
      <div className={styles.logoRow}>
        <span className={styles.logoShown}>
          {logo ? (
            <img src={logo} alt="지금 로고" className={styles.logoPicture} />
          ) : (
            <LetterSeal name={called || "이름"} />
          )}
        </span>
        <Button busy={isSending} onClick={() => chooser.current?.click()}>
          {logo ? "로고 바꾸기" : "로고 올리기"}
        </Button>
        {logo && (
          <Button variant="quiet" disabled={isSending} onClick={() => put("")}>
            로고 지우기
          </Button>
        )}
      </div>
      <p className={styles.note}>로고가 없으면 협회 이름의 첫 글자를 새긴 인장을 씁니다.</p>
      {fault && <ErrorState>{fault}</ErrorState>}
      <PictureChooser ref={chooser} label="로고 파일" disabled={isSending} onChoose={([file]) => void choose(file)} />
      <input type="hidden" name="association.logo" value={logo} />
    </div>
  );
}
