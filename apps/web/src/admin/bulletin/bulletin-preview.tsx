import type { BulletinCreate } from "@bulmo/contracts/bulletin";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useEffect } from "react";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { shownBulletin } from "../../parts/bulletin/shown-bulletin.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import * as styles from "./bulletin.css.ts";

/** By itself, so that what visitors are sent with it has a sheet of its own (render/manifest.ts). */
const views = lazyPart(() => import("@bulmo/ui/bulletin"));

const layouts = [
  { layout: "desk", name: "컴퓨터에서" },
  { layout: "phone", name: "휴대전화에서" },
] as const;

type BulletinPreviewProps = { written: BulletinCreate; onClose: () => void };

/** As visitors will see it, in a window and on a phone, below the form that it follows. */
export function BulletinPreview({ written, onClose }: BulletinPreviewProps) {
  const { Loaded, load, failures } = useLazy(views);
  useEffect(() => void load(), [load]);
  return (
    <section className={styles.preview} aria-label="미리 보기">
      <StepTitle>미리 보기</StepTitle>
      <p className={form.hint}>방문자에게 이렇게 보입니다. 아직 저장하지 않았습니다.</p>
      {Loaded ? (
        <Frames written={written} views={Loaded} />
      ) : failures > 0 ? (
        <ErrorState onRetry={() => void load()}>미리 보기를 불러오지 못했습니다.</ErrorState>
      ) : (
        <BusyState />
      )}
      <div>
        <Button onClick={onClose}>미리 보기 닫기</Button>
      </div>
    </section>
  );
}

type FramesProps = { written: BulletinCreate; views: typeof import("@bulmo/ui/bulletin") };

function Frames({ written, views: { PopupCard, BannerStrip } }: FramesProps) {
  const { title, text = "", picture = "", alternative = "", link = "" } = written;
  const isPopup = written.kind === "POPUP";
  const Shown = isPopup ? PopupCard : BannerStrip;
  return (
    <div className={styles.frames}>
      {layouts.map(({ layout, name }) => (
        <figure key={layout}>
          <figcaption className={styles.caption}>{name}</figcaption>
          <div className={isPopup ? styles.frame[layout] : `${styles.frame[layout]} ${styles.low}`} inert>
            <div className={styles.header} />
            <Shown
              bulletin={shownBulletin(`preview-${layout}`, { title, text, picture, alternative, link })}
              layout={layout}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
