import { koreanDay } from "@bulmo/contracts/korean-day";
import type { OwnData } from "@bulmo/contracts/own-data";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { saveFile } from "../../parts/download/save-file.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { useIdentity } from "../../page/identity.ts";
import { formatMoment } from "../../parts/text/date.ts";
import * as styles from "./own-data-part.css.ts";

const proof = lazyPart(async () => {
  const [{ OwnDataProof }, { ownDataPage }] = await Promise.all([
    import("./own-data-proof.tsx"),
    import("./own-data-page.ts"),
  ]);
  return { OwnDataProof, ownDataPage };
});

type Made = { data: OwnData; page: string };

/** Everything that is kept of oneself, to take along (DAY-10): a page to read, and the same for programs. */
export function OwnDataPart() {
  const { notice } = useDialog();
  const { Loaded, load, isLoading } = useLazy(proof);
  const { name } = useIdentity();
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<Made>();
  const ask = async () => {
    if ((await load()) === "failed")
      return notice("화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.");
    return setAsked(true);
  };
  return (
    <section className={styles.part} aria-labelledby="own-data">
      <h2 id="own-data" className={styles.title}>
        내 정보 내려받기
      </h2>
      <p className={styles.note}>
        이 누리집이 보관하는 회원님의 정보를 모두 파일로 받으실 수 있습니다. 비밀번호를 한 번 확인합니다.
      </p>
      {made ? (
        <MadeFiles made={made} />
      ) : (
        <Button size="small" busy={isLoading} onClick={() => void ask()}>
          내려받기
        </Button>
      )}
      {isAsked && Loaded && (
        <Loaded.OwnDataProof
          onMade={(data) => setMade({ data, page: Loaded.ownDataPage(data, { name, origin: window.location.origin }) })}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function MadeFiles({ made: { data, page } }: { made: Made }) {
  const fileName = `내 정보 ${koreanDay(new Date(data.madeAt))}`;
  return (
    <>
      <p role="status" className={styles.note}>
        {formatMoment(data.madeAt)}에 모았습니다. 다른 사람이 볼 수 없는 곳에 보관해 주세요.
      </p>
      <div className={styles.files}>
        <Button onClick={() => saveFile(`${fileName}.html`, page, "text/html")}>읽을 수 있는 파일 (HTML)</Button>
        <Button onClick={() => saveFile(`${fileName}.json`, JSON.stringify(data, null, 2), "application/json")}>
          프로그램용 파일 (JSON)
        </Button>
      </div>
    </>
  );
}
