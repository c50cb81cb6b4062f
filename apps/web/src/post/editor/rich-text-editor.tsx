import { useCreateBlockNote } from "@blocknote/react";
import { wordsClass } from "@bulmo/ui/prose";
import { type Ref, type RefObject, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { editorEvents } from "./editor-events.ts";
import { changePicture, insertPictures, type PictureDescription, selectedPicture } from "./insert-picture.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { type LinkRequest, linkRequest, removeLink, setLink } from "./link.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { PicturesDialog } from "./pictures-dialog.tsx";
import type { BlockEditor } from "./schema.ts";
import { Toolbar } from "./toolbar.tsx";
import { useVideoDialog } from "./use-video-dialog.tsx";
import { attachedSentence, usePictureRequest } from "./use-picture-request.tsx";
import * as styles from "./writing.css.ts";
import { htmlOf, isEmptyDocument, editorOptions } from "./editor-options.ts";

export type EditorHandle = { focus: () => void };

export type RichTextEditorProps = FieldState & {
  /** The name of what is written, for those who cannot see where it stands. */
  label: string;
  placeholder: string;
  /** What is there when it opens; mount it anew (`key`) to write something else. */
  html: string;
  /** Hears of every change; `read` makes the HTML of it, which takes a while and works after leaving too. */
  onChange: (read: () => string) => void;
  /** Where files go that are no pictures. */
  onAttach: (files: readonly File[]) => void;
  ref?: Ref<EditorHandle>;
};

/** A text being written: a toolbar of ours over BlockNote, without any of its own surfaces. */
export function RichTextEditor({ label, placeholder, html, onChange, onAttach, ref, ...field }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [loss, setLoss] = useState<string>();
  const attach = useCallback(
    (files: readonly File[]) => {
      onAttach(files);
      setLoss(attachedSentence(files));
    },
    [onAttach],
  );
  const { request, setRequest, take } = usePictureRequest(attach);
  const [options] = useState(() => editorOptions({ html, label, onFiles: take, onLoss: setLoss }));
  const writing = useCreateBlockNote(options, [options]);
  const [isBlank, setBlank] = useState(() => isEmptyDocument(writing));
  useSeenTop(frame);
  useFieldState(writing, field);
  useImperativeHandle(ref, () => ({ focus: () => writing.focus() }), [writing]);
  useEffect(
    () =>
      writing.onChange(() => {
        setBlank(isEmptyDocument(writing));
        onChange(() => htmlOf(writing));
      }),
    [writing, onChange],
  );
  /** From the text, so that closing what asks leads back into it. */
  const takeFiles = (files: Iterable<File>) => {
    writing.focus();
    take(files);
  };
  /** Answers whether there is a picture to be described. */
  const describe = (): boolean => {
    const picture = selectedPicture(writing);
    if (!picture) return false;
    writing.focus();
    setRequest(picture);
    return true;
  };
  const onPicture = () => {
    if (!describe()) chooser.current?.click();
  };
  const finish = (picture: PictureDescription) => {
    if (request && "file" in request) insertPictures(writing, [picture]);
    else changePicture(writing, picture);
    setRequest(null);
  };
  const finishAll = (pictures: PictureDescription[]) => {
    insertPictures(writing, pictures);
    setRequest(null);
  };
  const close = () => setRequest(null);
  const link = useLinkDialog(writing);
  const video = useVideoDialog(writing);
  return (
    <div ref={frame} className={styles.frame} {...editorEvents(writing, { onFiles: takeFiles, onDescribe: describe })}>
      <Toolbar writing={writing} onPicture={onPicture} onLink={link.ask} onVideo={video.ask} />
      <PictureChooser ref={chooser} multiple label="넣을 이미지 파일" onChoose={takeFiles} />
      <div className={styles.sheet} data-placeholder={isBlank ? placeholder : undefined}>
        <Page writing={writing} />
      </div>
      <p role="status" className={styles.loss}>
        {loss}
      </p>
      {link.dialog}
      {video.dialog}
      {request && "files" in request && <PicturesDialog {...request} onDone={finishAll} onClose={close} />}
      {request && !("files" in request) && <PictureDialog request={request} onDone={finish} onClose={close} />}
    </div>
  );
}

/** Asks from the text, so that closing what asks leads back into it. */
function useLinkDialog(writing: BlockEditor) {
  const [request, setRequest] = useState<LinkRequest | null>(null);
  const close = () => setRequest(null);
  const answer = (act: () => void) => {
    act();
    close();
  };
  return {
    ask: () => {
      writing.focus();
      setRequest(linkRequest(writing));
    },
    dialog: request && (
      <LinkDialog
        request={request}
        onDone={(made) => answer(() => setLink(writing, made))}
        onRemove={() => answer(() => removeLink(writing))}
        onClose={close}
      />
    ),
  };
}

/** The element that is written into. React leaves it alone, so that no syllable is drawn anew while it is composed. */
function Page({ writing }: { writing: BlockEditor }) {
  const mount = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) writing.mount(element);
      else writing.unmount();
    },
    [writing],
  );
  return <div ref={mount} className={wordsClass} />;
}

type FieldState = { describedBy?: string; required?: boolean; invalid?: boolean };

/** Says of the element that is written into what a field says of its control; the editor itself sets names only once. */
function useFieldState(writing: BlockEditor, { describedBy, required = false, invalid = false }: FieldState): void {
  useEffect(() => {
    const said = { describedby: describedBy, required: required && "true", invalid: invalid && "true" };
    for (const [name, value] of Object.entries(said)) {
      if (value) writing.domElement?.setAttribute(`aria-${name}`, value);
      else writing.domElement?.removeAttribute(`aria-${name}`);
    }
  }, [writing, describedBy, required, invalid]);
}

/**
 * Tells an element how far the seen part of the page begins below the page's window, as `--seen-top`: a phone's keyboard
 * that covers the page instead of shortening it moves what is seen, and what is sticky does not follow.
 */
function useSeenTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const update = () => {
      const top = seen.scale > 1 ? 0 : Math.max(0, seen.offsetTop);
      element.current?.style.setProperty("--seen-top", `${top}px`);
    };
    seen.addEventListener("scroll", update);
    seen.addEventListener("resize", update);
    return () => {
      seen.removeEventListener("scroll", update);
      seen.removeEventListener("resize", update);
    };
  }, [element]);
}
