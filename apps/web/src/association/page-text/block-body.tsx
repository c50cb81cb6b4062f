import { isPageTextHref, pageTextMessages } from "@bulmo/contracts/page-text-rule";
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useState } from "react";
import * as longform from "../longform/longform.css.ts";
import { blockHints, blockNames } from "./block-word.ts";
import * as styles from "./block-list.css.ts";
import type { TextAction } from "./change-text.ts";
import { EditedPicture } from "./edited-picture.tsx";
import type { EditedBlock } from "./edited-text.ts";
import { InPlace } from "./in-place.tsx";
import { readPasted } from "./pasted-text.ts";

export type BlockBodyProps = {
  block: EditedBlock;
  number: number;
  change: Dispatch<TextAction>;
  /** Hears what of a pasted text was left out. */
  onDropped: (kinds: readonly string[]) => void;
};

/** A block in its own type. */
export function BlockBody(props: BlockBodyProps) {
  const { type } = props.block;
  if (type === "PICTURE") return <Picture {...props} />;
  if (type === "LINK") return <LinkTo {...props} />;
  if (type === "HEADING")
    return (
      <h3>
        <Words {...props} />
      </h3>
    );
  const looks = { PARAGRAPH: undefined, STANZA: longform.stanza, NOTE: longform.note };
  return (
    <p className={looks[type]}>
      <Words {...props} />
    </p>
  );
}

type Area = HTMLTextAreaElement;

/** Enter begins another block, and Backspace at the beginning joins it with the one above. */
function Words({ block, number, change, onDropped }: BlockBodyProps) {
  const { key, type, text } = block;
  const press = (event: KeyboardEvent<Area>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    const isEmptyLine = text.slice(0, start).endsWith("\n") || (text === "" && start === 0);
    if (event.key === "Enter" && (type !== "STANZA" || isEmptyLine)) {
      event.preventDefault();
      change({ type: "split", key, start, end });
    }
    if (event.key === "Backspace" && start === 0 && end === 0 && number > 1) {
      event.preventDefault();
      change({ type: "join", key });
    }
  };
  const paste = (event: ClipboardEvent<Area>) => {
    const { lines, droppedKinds } = readPasted(event.clipboardData);
    event.preventDefault();
    onDropped(droppedKinds);
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const pasted = type === "STANZA" ? [lines.join("\n")] : lines;
    if (lines.length > 0) change({ type: "paste", key, start, end, lines: pasted });
  };
  return (
    <InPlace
      label={`${number}번째 ${blockNames[type]}`}
      placeholder={blockHints[type]}
      value={text}
      isLines={type === "STANZA"}
      onWrite={(value) => change({ type: "change", key, fields: { text: value } })}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}

type FieldProps = Pick<BlockBodyProps, "block" | "change"> & {
  field: "href" | "alt" | "caption";
  label: string;
  placeholder: string;
  onBlur?: () => void;
};

function Field({ block, change, field, ...rest }: FieldProps) {
  const { key } = block;
  return (
    <InPlace
      {...rest}
      value={block[field]}
      onWrite={(written) => change({ type: "change", key, fields: { [field]: written } })}
    />
  );
}

/** Whether a page of this site is there; one that cannot be asked is taken for one that is. */
const isThere = (path: string) =>
  fetch(path, { method: "HEAD" }).then(
    ({ status }) => status !== 404,
    () => true,
  );

function LinkTo(props: BlockBodyProps) {
  const { number, block } = props;
  const [problem, setProblem] = useState("");
  const judge = async () => {
    const href = block.href.trim();
    if (href === "" || isPageTextHref(href)) setProblem("");
    else setProblem(pageTextMessages.hrefInvalid);
    if (href.startsWith("/") && isPageTextHref(href) && !(await isThere(href)))
      setProblem("이 누리집에 없는 페이지입니다. 주소를 확인해 주세요.");
  };
  return (
    <>
      <p>
        <Words {...props} />
      </p>
      <div className={styles.extra}>
        <Field
          block={block}
          change={props.change}
          field="href"
          label={`${number}번째 링크의 주소`}
          placeholder="https:// 또는 /로 시작하는 주소"
          onBlur={() => void judge()}
        />
        {problem && (
          <p className={styles.problem} role="status">
            {problem}
          </p>
        )}
      </div>
    </>
  );
}

function Picture(props: BlockBodyProps) {
  const { block, number } = props;
  return (
    <figure>
      <EditedPicture url={block.url} alt={block.alt} />
      <figcaption>
        <Field
          block={block}
          change={props.change}
          field="caption"
          label={`${number}번째 사진 아래의 말`}
          placeholder="사진 아래에 놓일 말 (없어도 됩니다)"
        />
      </figcaption>
      <div className={styles.extra}>
        <Field
          block={block}
          change={props.change}
          field="alt"
          label={`${number}번째 사진의 대체 텍스트`}
          placeholder="사진을 볼 수 없는 분께 읽어 드릴 글. 꾸밈뿐인 사진이면 비워 두세요."
        />
      </div>
    </figure>
  );
}
