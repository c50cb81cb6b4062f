import { lineagePicture } from "@bulmo/content/genealogy";
import { pages } from "@bulmo/content/page";
import { IconButton } from "@bulmo/ui/button";
import { LineagePainting } from "@bulmo/ui/lineage-painting";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import * as Dialog from "radix-ui/dialog";
import { useCallback, useState } from "react";
import { fullNameOf, type Lineage } from "./lineage-tree.ts";
import * as styles from "./lineage.css.ts";

/** The lineage as one picture; pressed it opens larger over the page, and pressed again closes (ASC-06). */
export function LineagePicture({ lineage }: { lineage: Lineage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          <LineageDrawing lineage={lineage} />
          <Dialog.Trigger className={styles.opener}>
            <VisuallyHidden>계보 그림 크게 보기</VisuallyHidden>
          </Dialog.Trigger>
        </div>
        <figcaption className={styles.hint}>
          <span>{lineagePicture.caption}</span>
          <span className={styles.invitation}>그림을 누르면 크게 보입니다.</span>
        </figcaption>
      </figure>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} onClick={() => setOpen(false)}>
          <Dialog.Content aria-describedby={undefined}>
            <VisuallyHidden>
              <Dialog.Title>{pages.memberGenealogy.title}</Dialog.Title>
            </VisuallyHidden>
            <LargePicture lineage={lineage} />
            <Dialog.Close asChild>
              <IconButton icon="close" label="닫기" className={styles.close} />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Larger than on the page, and then larger than most windows: it is moved about, from its middle. */
function LargePicture({ lineage }: { lineage: Lineage }) {
  const begin = useCallback((picture: HTMLElement | null) => {
    const room = picture?.closest<HTMLElement>(`.${styles.overlay}`);
    if (room) room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2;
  }, []);
  return (
    <div ref={begin} className={styles.large}>
      <LineageDrawing lineage={lineage} />
    </div>
  );
}

/** The line of teachers and the groups that go on from it, drawn from the same names as the table. */
function LineageDrawing({ lineage: { line, founder } }: { lineage: Lineage }) {
  const branches = founder?.disciples ?? [];
  return (
    <LineagePainting
      alt={`${line.map(fullNameOf).join("에서 ")}으로 이어지고 ${branches.length}개 문하로 갈라지는 계보 그림`}
      trunk={line.map(({ hanja, ...person }) => hanja || fullNameOf(person))}
      branches={branches.map(({ name, disciples }) => ({
        name,
        twigs: disciples.map((disciple) => disciple.name),
      }))}
    />
  );
}
