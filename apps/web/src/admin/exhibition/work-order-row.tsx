import type { OrderedWork } from "@bulmo/contracts/exhibition-order";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { Button, IconButton } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, useState } from "react";
import { roleDescriptionOf } from "../../parts/sorting/drag-announcements.ts";
import { Picture } from "../../post/picture/picture.tsx";
import { placeTyped } from "./order-draft.ts";
import * as styles from "./work-order.css.ts";

type OrderedRowProps = {
  work: OrderedWork;
  place: number;
  /** The place of the last one. */
  last: number;
  /** Others were put in order, and this one was not. */
  isFresh: boolean;
  onMove: (work: OrderedWork, place: number) => void;
};

/** A work with its handle. Hundreds are on one page: only one that has changed is drawn anew. */
export const OrderedRow = memo(function OrderedRow({ work, place, last, isFresh, onMove }: OrderedRowProps) {
  const { index, title, author } = work;
  const sortable = useSortable({ id: String(index), attributes: { roleDescription: roleDescriptionOf("작품") } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.gone}` : styles.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        icon="drag"
        label={`‘${title}’ 옮기기`}
        className={styles.handle}
        {...attributes}
        {...listeners}
      />
      <PlaceField key={place} title={title} place={place} onMove={(to) => onMove(work, Math.min(to, last))} />
      <Thumbnail url={work.thumbnail} />
      <div className={styles.names}>
        <p className={styles.title}>{title}</p>
        <p className={styles.author}>
          {author}
          {isFresh && <span className={styles.fresh}>순서를 정하지 않은 작품</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <Button
          size="small"
          variant="quiet"
          aria-label={`‘${title}’ 맨 앞으로`}
          aria-disabled={place === 1}
          onClick={() => place > 1 && onMove(work, 1)}
        >
          맨 앞으로
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`‘${title}’ 맨 뒤로`}
          aria-disabled={place === last}
          onClick={() => place < last && onMove(work, last)}
        >
          맨 뒤로
        </Button>
      </div>
    </li>
  );
});

function Thumbnail({ url }: { url: string }) {
  const picture = parsePictureUrl(url);
  return (
    <span className={styles.thumbnail}>
      {picture && <Picture picture={picture} alt="" sizes="64px" className={styles.picture} />}
    </span>
  );
}

type PlaceFieldProps = { title: string; place: number; onMove: (place: number) => void };

/** Where the work hangs. Another number takes it there with Enter, or when the field is left. */
function PlaceField({ title, place, onMove }: PlaceFieldProps) {
  const [text, setText] = useState(String(place));
  const go = () => {
    const typed = placeTyped(text);
    if (typed !== undefined && typed !== place) onMove(typed);
    else setText(String(place));
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      aria-label={`‘${title}’의 자리`}
      className={styles.place}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === "Enter" && go()}
      onBlur={go}
    />
  );
}
