import { pages } from "@bulmo/content/page";
import { Button, IconButton } from "@bulmo/ui/button";
import { LineagePainting } from "@bulmo/ui/lineage-painting";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import * as Dialog from "radix-ui/dialog";
import { type ReactNode, useCallback, useState } from "react";
import { fullNameOf } from "../person/person-words.ts";
import type { Lineage } from "./lineage-tree.ts";
import { generationsAtFirst, pruned } from "./shown-generations.ts";
import * as styles from "./lineage.css.ts";

/** The lineage as one picture; pressed it opens larger over the page, and pressed again closes (ASC-06). */
export function LineagePicture({ lineage, caption }: { lineage: Lineage; caption: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const atFirst = generationsAtFirst(lineage);
  const drawing = <LineageDrawing lineage={lineage} generations={isWhole ? lineage.depth : atFirst} />;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          {drawing}
          <Dialog.Trigger className={styles.opener}>
            <VisuallyHidden>계보 그림 크게 보기</VisuallyHidden>
          </Dialog.Trigger>
        </div>
        <figcaption className={styles.hint}>
          <span>{caption}</span>
          <span className={styles.invitation}>그림을 누르면 크게 보입니다.</span>
          {atFirst < lineage.depth && (
            <Button size="small" className={styles.extent} onClick={() => setWhole(!isWhole)}>
              {isWhole ? `${atFirst}세까지 그림으로 보기` : "모든 세대를 그림으로 보기"}
            </Button>
          )}
        </figcaption>
      </figure>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} onClick={() => setOpen(false)}>
          <Dialog.Content aria-describedby={undefined}>
            <VisuallyHidden>
              <Dialog.Title>{pages.memberGenealogy.title}</Dialog.Title>
            </VisuallyHidden>
            <LargePicture>{drawing}</LargePicture>
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
function LargePicture({ children }: { children: ReactNode }) {
  const begin = useCallback((picture: HTMLElement | null) => {
    const room = picture?.closest<HTMLElement>(`.${styles.overlay}`);
    if (room) room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2;
  }, []);
  return (
    <div ref={begin} className={styles.large}>
      {children}
    </div>
  );
}

type LineageDrawingProps = { lineage: Lineage; generations: number };

/** The line of teachers and all who follow to a generation, drawn from the same names as the table. */
function LineageDrawing({ lineage: { line, founder }, generations }: LineageDrawingProps) {
  const branches = founder ? pruned(founder, generations).disciples : [];
  return (
    <LineagePainting
      alt={`${line.map(fullNameOf).join(", ")}의 차례로 이어지고 ${branches.length}개 문하로 갈라지는 계보 그림`}
      trunk={line.map(({ id, hanja, ...person }) => ({ id, name: hanja || fullNameOf(person) }))}
      branches={branches}
    />
  );
}
