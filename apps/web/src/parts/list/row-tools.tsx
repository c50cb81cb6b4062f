import { IconButton } from "@bulmo/ui/button";

type RowToolsProps = {
  /** What the row holds, for whoever hears the buttons. */
  called: string;
  /** From 0, and that of the last row. */
  place: number;
  last: number;
  /** What the last button does: 지우기, 빼기. */
  removal: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves a row of a short list up and down, and takes it away; whoever uses it lays the three out. */
export const RowTools = ({ called, place, last, removal, onMove, onRemove }: RowToolsProps) => (
  <>
    <IconButton
      icon="chevron-up"
      label={`${called} 위로`}
      aria-disabled={place === 0}
      onClick={() => place > 0 && onMove(place - 1)}
    />
    <IconButton
      icon="chevron-down"
      label={`${called} 아래로`}
      aria-disabled={place === last}
      onClick={() => place < last && onMove(place + 1)}
    />
    <IconButton icon="close" label={`${called} ${removal}`} onClick={onRemove} />
  </>
);
