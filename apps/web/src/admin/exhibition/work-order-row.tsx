import type { OrderedWork } from "@bulmo/contracts/exhibition-order";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { Button } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import { type KeyboardEvent, memo, useId, useState } from "react";
import { flushSync } from "react-dom";
import { DragHandle } from "../../parts/sorting/drag-handle.tsx";
import { gone } from "../../parts/sorting/gone.css.ts";
import { useSortableRow } from "../../parts/sorting/use-sortable-row.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { placeTyped } from "./order-draft.ts";
import * as styles from "./work-order.css.ts";

type OrderedRowProps = {
  work: OrderedWork;
  place: number;
  /** The place of the last one. */
  last: number;
  /** Others were put in order, and this one was not. */
  isFresh: boolean;
  /** Whether its neighbours on the page are those on the wall. */
  canDrag: boolean;
  onMove: (work: OrderedWork, place: number) => void;
};

/** A work with its handle. Hundreds are on one page: only what has changed of one is drawn anew. */
export const OrderedRow = memo(function OrderedRow({ work, place, last, isFresh, canDrag, onMove }: OrderedRowProps) {
  const { index, title } = work;
  const { row, isDragging, grip } = useSortableRow({ id: String(index), noun: "작품", disabled: !canDrag });
  return (
    <li {...row} className={isDragging ? `${styles.row} ${gone}` : styles.row}>
      {canDrag && <DragHandle grip={grip} name={`‘${title}’`} className={styles.handle} />}
      <PlaceField work={work} place={place} last={last} onMove={onMove} />
      <Named work={work} isFresh={isFresh} />
      <Ends work={work} isFirst={place === 1} isLast={place === last} last={last} onMove={onMove} />
    </li>
  );
});

const Named = memo(function Named({ work, isFresh }: Pick<OrderedRowProps, "work" | "isFresh">) {
  const { title, author, thumbnail } = work;
  return (
    <>
      <Thumbnail url={thumbnail} />
      <div className={styles.names}>
        <p className={styles.title}>{title}</p>
        <p className={styles.author}>
          {author}
          {isFresh && <span className={styles.fresh}>차례를 정하지 않은 작품</span>}
        </p>
      </div>
    </>
  );
});

type EndsProps = Pick<OrderedRowProps, "work" | "last" | "onMove"> & { isFirst: boolean; isLast: boolean };

const Ends = memo(function Ends({ work, isFirst, isLast, last, onMove }: EndsProps) {
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        variant="quiet"
        aria-label={`‘${work.title}’ 맨 앞으로`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(work, 1)}
      >
        맨 앞으로
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`‘${work.title}’ 맨 뒤로`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(work, last)}
      >
        맨 뒤로
      </Button>
    </div>
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

type PlaceFieldProps = Pick<OrderedRowProps, "work" | "place" | "last" | "onMove">;

/** Where the work hangs. Another number takes it there with Enter, or when the field is left. */
const PlaceField = memo(function PlaceField({ work, place, last, onMove }: PlaceFieldProps) {
  const faultId = useId();
  /** What was typed since the work hangs where it does; null for nothing. */
  const [typed, setTyped] = useState<{ text: string; place: number; isWrong: boolean } | null>(null);
  const current = typed?.place === place ? typed : null;
  const type = (text: string) => setTyped({ text, place, isWrong: false });
  const go = () => {
    if (!current) return;
    const to = placeTyped(current.text);
    if (to === undefined) return setTyped({ ...current, isWrong: true });
    setTyped(null);
    // A number beyond the last place is the last one.
    if (Math.min(to, last) !== place) onMove(work, Math.min(to, last));
  };
  const press = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key === "Escape") setTyped(null);
    if (key !== "Enter" || nativeEvent.isComposing) return;
    // The field goes along, and who pressed the key with it.
    flushSync(go);
    currentTarget.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        aria-label={`‘${work.title}’의 자리`}
        aria-invalid={current?.isWrong}
        aria-describedby={current?.isWrong ? faultId : undefined}
        className={styles.place}
        value={current?.text ?? String(place)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={go}
      />
      {current?.isWrong && (
        <p id={faultId} role="alert" className={styles.fault}>
          {`1부터 ${last}까지의 숫자를 적어 주세요.`}
        </p>
      )}
    </>
  );
});
